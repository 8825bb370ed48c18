import { type Kitchen, openKitchen } from "./kitchen.ts";
import { shade } from "./piece.ts";

/** How one dish is drawn, as SVG on a canvas of 1200 by 900. */
export type Recipe = (kitchen: Kitchen) => string;

/** The size of a picture in pixels; a picture with wider proportions than the canvas is cropped above and below. */
export interface Frame {
  readonly width: number;
  readonly height: number;
}

/** Draws the table and what is beside the dish, then the dish on top in the middle. */
export function scene(
  table: string,
  beside: readonly string[],
  ...dish: readonly string[]
): string {
  return `${table}${beside.join("")}<g transform="translate(600 450)">${dish.join("")}</g>`;
}

export function drawPicture(dish: string, recipe: Recipe, { width, height }: Frame): string {
  const shownHeight = (1200 * height) / width;
  const view = `0 ${450 - shownHeight / 2} 1200 ${shownHeight}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${view}">${definitions}${recipe(openKitchen(dish))}</svg>`;
}

const definitions = `<defs>
<radialGradient id="light-round" cx=".36" cy=".3" r=".78"><stop offset="0" stop-color="#fff1d2" stop-opacity=".48"/><stop offset=".42" stop-color="#fff1d2" stop-opacity="0"/><stop offset=".58" stop-color="${shade}" stop-opacity="0"/><stop offset="1" stop-color="${shade}" stop-opacity=".46"/></radialGradient>
<radialGradient id="light-glossy" cx=".34" cy=".27" r=".82"><stop offset="0" stop-color="#fff0cf" stop-opacity=".72"/><stop offset=".15" stop-color="#ffe6b8" stop-opacity=".3"/><stop offset=".4" stop-color="#ffdfa8" stop-opacity="0"/><stop offset=".58" stop-color="${shade}" stop-opacity="0"/><stop offset="1" stop-color="${shade}" stop-opacity=".52"/></radialGradient>
<linearGradient id="light-flat" x1=".1" y1="0" x2=".9" y2="1"><stop offset="0" stop-color="#fff8e6" stop-opacity=".34"/><stop offset=".5" stop-color="#fff8e6" stop-opacity="0"/><stop offset=".5" stop-color="${shade}" stop-opacity="0"/><stop offset="1" stop-color="${shade}" stop-opacity=".26"/></linearGradient>
<linearGradient id="light-rim" x1=".12" y1=".05" x2=".88" y2=".95"><stop offset="0" stop-color="#fffdf5" stop-opacity=".6"/><stop offset=".45" stop-color="#fffdf5" stop-opacity=".05"/><stop offset="1" stop-color="${shade}" stop-opacity=".24"/></linearGradient>
<linearGradient id="light-wall" x1=".12" y1=".05" x2=".88" y2=".95"><stop offset="0" stop-color="${shade}" stop-opacity=".26"/><stop offset=".5" stop-color="${shade}" stop-opacity=".02"/><stop offset="1" stop-color="#fffdf5" stop-opacity=".5"/></linearGradient>
<linearGradient id="light-side"><stop offset="0" stop-color="${shade}" stop-opacity=".12"/><stop offset=".22" stop-color="#fffdf5" stop-opacity=".3"/><stop offset=".55" stop-color="#fffdf5" stop-opacity="0"/><stop offset="1" stop-color="${shade}" stop-opacity=".3"/></linearGradient>
<radialGradient id="daylight" gradientUnits="userSpaceOnUse" cx="380" cy="200" r="1050"><stop offset="0" stop-color="#fffdf6" stop-opacity=".5"/><stop offset=".5" stop-color="#fffdf6" stop-opacity="0"/><stop offset="1" stop-color="${shade}" stop-opacity=".18"/></radialGradient>
<radialGradient id="depth" cx=".5" cy=".5" r=".5"><stop offset="0" stop-color="#fff8e6" stop-opacity=".22"/><stop offset=".6" stop-color="${shade}" stop-opacity="0"/><stop offset="1" stop-color="${shade}" stop-opacity=".3"/></radialGradient>
<filter id="shadow" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="3"/></filter>
<filter id="shadow-wide" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="8"/></filter>
<filter id="shadow-ground" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="18"/></filter>
<filter id="shadow-black" x="-30%" y="-30%" width="160%" height="160%"><feColorMatrix values="0 0 0 0 .15 0 0 0 0 .08 0 0 0 0 .03 0 0 0 1 0"/><feGaussianBlur stdDeviation="3"/></filter>
<filter id="haze" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="6"/></filter>
</defs>`;
