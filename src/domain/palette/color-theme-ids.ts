/** The ten colour themes a section can wear, derived from the palette (DSGN-39). */
export const COLOR_THEME_IDS = [
  'white',
  'white-bold',
  'light',
  'light-bold',
  'bright',
  'bright-inverse',
  'dark',
  'dark-bold',
  'black',
  'black-bold',
] as const;
export type ColorThemeId = (typeof COLOR_THEME_IDS)[number];
