// Saves as files, three generations of each: FILE, and what it was before, FILE.1 and FILE.2. At every
// moment, also when the power goes, FILE is there and whole.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "storage/file.h"

namespace katabasis {

// FILE, FILE.1, FILE.2: the newest first.
std::vector<std::string> save_generations(const std::string& path);

// The old generations move on, the new one takes their place. Whenever this fails, FILE is as it was and no
// temporary file is left. What is there and no regular file, such as a device or a link, is written to
// directly, without generations.
std::optional<Problem> write_generation(const std::string& path, std::string_view bytes,
                                        const FileCalls& calls = system_calls());

// All of them are deleted.
void remove_generations(const std::string& path);

}  // namespace katabasis
