import { differenceEuclidean, modeOklab, modeRgb, useMode as registerMode } from 'culori/fn';
import { SYSTEM_COLOR_IDS, type SystemColorId } from './color-ids.ts';
import type { Palette } from './palette.ts';

registerMode(modeRgb);
registerMode(modeOklab);
const difference = differenceEuclidean('oklab');

/** The system colour that looks most like a colour: stands in for it once it is deleted (PAL-06). */
export function nearestSystemColor(color: string, palette: Palette): SystemColorId {
  const distances = SYSTEM_COLOR_IDS.map((id) => difference(color, palette[id]));
  return SYSTEM_COLOR_IDS[distances.indexOf(Math.min(...distances))] ?? 'accent';
}
