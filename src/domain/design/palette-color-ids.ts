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

/** Every id a palette answers to (DSGN-28). */
export const PALETTE_COLOR_IDS = [...SYSTEM_COLOR_IDS, ...SAFE_COLOR_IDS] as const;
export type PaletteColorId = (typeof PALETTE_COLOR_IDS)[number];
