-- OBS: Tools, Scripts, +, this file; then put in house and key, and choose keys under Settings, Hotkeys.
local obs = obslua
local ACTS = { "pause", "clear", "close", "heat", "scene:auto", "scene:soon", "scene:match", "scene:between", "scene:end" }
local keys, house, desk = {}, "", ""

local function call(act)
  -- Nothing but a house and a key is ever handed to the shell.
  if not house:match("^https?://[%w%.%-:]+$") or not desk:match("^[%w_%-]+$") then return end
  os.execute(string.format('curl -s -m 2 -X POST "%s/api/desk/%s?do=%s"', house, desk, act))
end

function script_description()
  return "Hot keys for a desk of Tavolo Nero"
end

function script_properties()
  local made = obs.obs_properties_create()
  obs.obs_properties_add_text(made, "house", "House (https://…)", obs.OBS_TEXT_DEFAULT)
  obs.obs_properties_add_text(made, "desk", "Desk key", obs.OBS_TEXT_PASSWORD)
  return made
end

function script_update(settings)
  house = obs.obs_data_get_string(settings, "house")
  desk = obs.obs_data_get_string(settings, "desk")
end

function script_load(settings)
  for _, act in ipairs(ACTS) do
    local name = "tavolo-nero." .. act
    keys[name] = obs.obs_hotkey_register_frontend(name, "Tavolo Nero: " .. act, function(pressed)
      if pressed then call(act) end
    end)
    local saved = obs.obs_data_get_array(settings, name)
    obs.obs_hotkey_load(keys[name], saved)
    obs.obs_data_array_release(saved)
  end
end

function script_save(settings)
  for name, id in pairs(keys) do
    local saved = obs.obs_hotkey_save(id)
    obs.obs_data_set_array(settings, name, saved)
    obs.obs_data_array_release(saved)
  end
end
