/** The colours of the badge (OVER-39). */
export const BADGE_TYPES = ['none', 'black', 'white'] as const;
export type BadgeType = (typeof BADGE_TYPES)[number];

/** What the badge says (OVER-40). */
export const BADGE_TEXT = 'Made with Portico';

/** The provider's home page, from the address of the site's own app host: `https://demo.app.example` (OVER-40). */
export function providerHome(appOrigin: string, identifier: string): string {
  const mark = `//${identifier}.`;
  return `${appOrigin.replace(mark, '//')}/`;
}
