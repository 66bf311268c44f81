/** A site's status (CONT-205). Without a billing provider a new site is `comped` (PLAT-14). */
export const SITE_STATUSES = [
  'expired',
  'past-due',
  'trial',
  'beta',
  'removed',
  'internal',
  'comped',
  'paid',
  'v5-linked',
  'active-parking-page',
  'resold',
  'resold-grace-period',
  'enterprise',
] as const;
export type SiteStatus = (typeof SITE_STATUSES)[number];
