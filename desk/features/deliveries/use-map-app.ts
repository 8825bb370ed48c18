import { useState } from "react";
import { readDeviceChoice, storeDeviceChoice } from "#desk/language/device-choice.ts";
import { type MapApp, mapApps } from "./map-links.ts";

const key = "desk-map-app";

/** The navigation app of this device, and what chooses another one. */
export function useMapApp(): readonly [MapApp, (app: MapApp) => void] {
  const [app, setApp] = useState<MapApp>(() => {
    const stored = readDeviceChoice(key);
    return mapApps.find((each) => each === stored) ?? "waze";
  });
  return [
    app,
    (chosen) => {
      setApp(chosen);
      storeDeviceChoice(key, chosen);
    },
  ];
}
