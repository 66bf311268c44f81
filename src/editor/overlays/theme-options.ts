import { COLOR_THEME_IDS } from '#domain/palette/color-theme-ids.ts';
import { colorThemeTitle } from '#domain/design/color-themes.ts';

/** The colour themes of the site as choices. */
export const THEME_OPTIONS = COLOR_THEME_IDS.map((id) => ({ value: id, label: colorThemeTitle(id) }));
