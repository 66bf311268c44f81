import { createId } from '#lib/id.ts';

/** The colours of a palette that the owner sets (PAL-02). */
export const SYSTEM_COLOR_IDS = ['white', 'black', 'accent', 'lightAccent', 'darkAccent'] as const;
export type SystemColorId = (typeof SYSTEM_COLOR_IDS)[number];

/** Colours computed to be readable: where the accent itself may not be (PAL-03, PAL-04, DSGN-28). */
export const SAFE_COLOR_IDS = [
  'safeLightAccent',
  'safeDarkAccent',
  'safeInverseAccent',
  'safeInverseLightAccent',
  'safeInverseDarkAccent',
] as const;
export type SafeColorId = (typeof SAFE_COLOR_IDS)[number];

/** Every id each palette answers to (DSGN-28). */
export const PALETTE_COLOR_IDS = [...SYSTEM_COLOR_IDS, ...SAFE_COLOR_IDS] as const;
export type PaletteColorId = (typeof PALETTE_COLOR_IDS)[number];

/** What the ids of the owner's own colours start with (PAL-05, DSGN-29). */
const CUSTOM_COLOR_PREFIX = 'custom_';
export type CustomColorId = `${typeof CUSTOM_COLOR_PREFIX}${string}`;

/** A colour of a palette: one that each palette has, or one of the owner's own. */
export type ColorId = PaletteColorId | CustomColorId;

const CUSTOM_COLOR_ID = /^custom_[0-9a-z]{1,40}$/;

/** Whether a text is the id of an own colour: the prefix, then 1 to 40 digits and small letters (PAL-05). */
export function isCustomColorId(text: string): text is CustomColorId {
  return CUSTOM_COLOR_ID.test(text);
}

/** A new id for an own colour: random and unique after the prefix (PAL-06). */
export function createCustomColorId(): CustomColorId {
  return `${CUSTOM_COLOR_PREFIX}${createId()}`;
}
