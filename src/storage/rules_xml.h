// data/rules.xml: the numbers of the rulebook, a chapter an element.
#pragma once

#include "content/catalog.h"
#include "storage/classes_xml.h"
#include "storage/xml_read.h"

namespace katabasis {

// `classes` are those of the database: what a hero starts with is among them.
Rules read_rules(Element root, const Classes& classes, const ClassNames& names);

}  // namespace katabasis
