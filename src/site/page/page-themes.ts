import { COLOR_THEME_IDS, type ColorThemeId } from '#domain/design/color-theme-ids.ts';
import type { PageContent } from './page-content.ts';
import type { SiteShell } from './site-shell.ts';

/** The themes a page wears; `white` is always among them, since the page itself and what it adds wear it. */
export function themesOf(shell: SiteShell, content: PageContent): readonly ColorThemeId[] {
  const worn = new Set<string>(['white', shell.header.theme]);
  for (const { section } of [...content.sections, ...shell.footer]) worn.add(section.theme);
  return COLOR_THEME_IDS.filter((theme) => worn.has(theme));
}
