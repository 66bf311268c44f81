import { firstLetter } from '#lib/first-letter.ts';
import type { DesignSettings } from '#domain/design/design-settings.ts';
import { blackOrWhiteOn } from '#domain/palette/contrast.ts';

/** The first letter of the site's title on its accent colour, for sites without a favicon. */
export function defaultFavicon(title: string, design: DesignSettings): string {
  const letter = firstLetter(title);
  const { accent } = design.palette;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${accent}"/><text x="16" y="23" text-anchor="middle" font-family="sans-serif" font-weight="700" font-size="20" fill="${blackOrWhiteOn(accent)}">${letter.replaceAll(/[&<>"']/g, '')}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
