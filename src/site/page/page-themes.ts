import { COLOR_THEME_IDS, type ColorThemeId } from '#domain/palette/color-theme-ids.ts';
import { lookOf, themeOfLook } from '#domain/pages/block-look.ts';
import { NO_OVERLAYS, type PageOverlays } from '../overlays/page-overlays.ts';
import type { PageContent } from '#site/content/page-content.ts';
import type { SiteShell } from '#site/content/site-shell.ts';

/** The themes used on a page; `white` is always among them, since the page itself and generated parts use it. */
export function themesOf(
  shell: SiteShell,
  content: PageContent,
  overlays: PageOverlays = NO_OVERLAYS,
): readonly ColorThemeId[] {
  const worn = new Set<string>(['white', shell.header.theme]);
  for (const { section, blocks } of [...content.sections, ...shell.footer]) {
    worn.add(section.theme);
    for (const { look } of blocks) worn.add(themeOfLook(lookOf(look)) ?? section.theme);
  }
  if (overlays.announcementBar !== null) worn.add(overlays.announcementBar.theme);
  if (overlays.popup !== null) worn.add(overlays.popup.settings.theme);
  return COLOR_THEME_IDS.filter((theme) => worn.has(theme));
}
