#include "text/event_json.h"

namespace katabasis {

namespace {

Json with_item(const char* type, CreatureId by, ItemId item) {
  return object("type", type, "by", by.value, "item", item.value);
}

struct ToJson {
  Json operator()(const event::Step& step) const {
    return object("type", "step", "by", step.by.value, "x", step.to.x, "y", step.to.y);
  }
  Json operator()(const event::Door& door) const {
    return object("type", "door", "door", door.door.value, "state", name(door.state), "by", door.by.value);
  }
  Json operator()(const event::Attack& attack) const {
    return object("type", "attack", "by", attack.by.value, "on", attack.on.value, "attack", attack.attack,
                  "defence", attack.defence, "dice",
                  Json::array({attack.attacker_dice, attack.defender_dice}), "damage", attack.damage,
                  "wounds", attack.wounds, "hp", attack.life);
  }
  Json operator()(const event::Death& death) const {
    return object("type", "death", "who", death.who.value, "by", death.by.value, "xp", death.xp);
  }
  Json operator()(const event::Take& take) const { return with_item("take", take.by, take.item); }
  Json operator()(const event::Drop& drop) const { return with_item("drop", drop.by, drop.item); }
  Json operator()(const event::Drink& drink) const { return with_item("drink", drink.by, drink.item); }
  Json operator()(const event::Equip& equip) const {
    Json json = with_item("equip", equip.by, equip.item);
    json["worn"] = equip.worn;
    return json;
  }
  Json operator()(const event::Unlock& unlock) const {
    return object("type", "unlock", "door", unlock.door.value, "key", unlock.key.value);
  }
  Json operator()(const event::Heard& heard) const {
    Json sounds = Json::array();
    for (const Sound& sound : heard.sounds)
      sounds.push_back(object("sound", sound.sound, "count", name(sound.count)));
    return object("type", "heard", "door", heard.door.value, "sounds", std::move(sounds));
  }
  Json operator()(const event::Sleep& sleep) const { return object("type", "sleep", "hp", sleep.life); }
  Json operator()(const event::Wake& wake) const { return object("type", "wake", "why", wake.why); }
  Json operator()(const event::Level& level) const { return object("type", "level", "level", level.level); }
  Json operator()(const event::Room& room) const {
    return object("type", "room", "room", room.room.value, "first", room.first);
  }
  Json operator()(const event::Message& message) const {
    return object("type", "message", "text", message.text);
  }
  Json operator()(const event::Round& round) const { return object("type", "round", "round", round.round); }
  Json operator()(const event::Won&) const { return object("type", "won"); }
  Json operator()(const event::Lost&) const { return object("type", "lost"); }
};

}  // namespace

Json to_json(const Event& event) {
  return std::visit(ToJson{}, event);
}

}  // namespace katabasis
