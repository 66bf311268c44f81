import type { DesignSettings } from '#domain/design/design-settings.ts';
import { fontOfDesign } from '#domain/design/font-of-design.ts';

/** A family as people call it; one that is no longer there shows in the machine's own font (DSGN-24). */
export function fontNameOf(design: Pick<DesignSettings, 'ownFonts'>, id: string): string {
  return fontOfDesign(design, id)?.name ?? 'System font';
}
