import { COLOR_THEME_IDS, type ColorThemeId } from '#domain/design/color-theme-ids.ts';

/** The themes that occur in the markup of a page; `white` is always among them, since the page itself wears it. */
export function themesIn(html: string): readonly ColorThemeId[] {
  return COLOR_THEME_IDS.filter((theme) => theme === 'white' || html.includes(`data-theme="${theme}"`));
}
