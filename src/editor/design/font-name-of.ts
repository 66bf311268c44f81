import { findFontFamily } from '#domain/design/fonts.ts';

/** A family as people call it; one that is no longer in the catalogue shows in the machine's own font (DSGN-24). */
export function fontNameOf(id: string): string {
  return findFontFamily(id)?.name ?? 'System font';
}
