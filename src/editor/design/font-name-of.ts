import type { DesignSettings } from '#domain/design/design-settings.ts';
import { fontOfDesign } from '#domain/design/font-of-design.ts';
import { SYSTEM_FONT, type FontFamily } from '#domain/design/fonts.ts';
import { siteStyles } from '#messages/en/interface/site-styles.ts';
import { translate } from '#ui/translate.ts';

/** The name of a family; a deleted one is shown in the system font (DSGN-24). */
export function fontNameOf(design: Pick<DesignSettings, 'ownFonts'>, id: string): string {
  return fontTitle(fontOfDesign(design, id) ?? { id: SYSTEM_FONT, name: '' });
}

/** The name of a family; the system font has a translated one. */
export function fontTitle({ id, name }: Pick<FontFamily, 'id' | 'name'>): string {
  return id === SYSTEM_FONT ? translate(siteStyles.systemFont) : name;
}
