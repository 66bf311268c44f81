import { translate } from '#ui/translate.ts';
import { COLOR_THEME_IDS } from '#domain/palette/color-theme-ids.ts';
import { colorThemeTitle } from '#domain/design/color-themes.ts';

/** The colour themes of the site as choices. */
export function themeOptions() {
  return COLOR_THEME_IDS.map((id) => ({ value: id, label: translate(colorThemeTitle(id)) }));
}
