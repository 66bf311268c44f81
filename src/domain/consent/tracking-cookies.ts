/** The census cookies (CONS-58, CONS-60). */
export const CENSUS_COOKIES = ['ss_cvr', 'ss_cvisit', 'ss_cvt', 'ss_cid', 'ss_cpvisit'] as const;
/** The analytics keys; they have copies in local storage (CONS-60). */
export const ANALYTICS_KEYS = ['SS_ANALYTICS_ID', 'SS_SESSION_ID', 'SS_MID', 'SS_HAS_LANDED'] as const;
/** Everything that the policy clears, and nothing else (CONS-57, CONS-59, CONS-65). */
export const TRACKING_COOKIES = [...CENSUS_COOKIES, ...ANALYTICS_KEYS] as const;

/** Texts for `document.cookie` that remove the tracking cookies from a host and from the domains above it (CONS-57). */
export function clearingCookieTexts(hostname: string): readonly string[] {
  const labels = hostname.split('.');
  const isAddress = hostname.includes(':') || labels.every((label) => /^\d+$/.test(label));
  const above = isAddress ? [] : labels.slice(0, -1).map((_label, index) => labels.slice(index).join('.'));
  const domains = ['', ...above.map((domain) => `; Domain=${domain}`)];
  return TRACKING_COOKIES.flatMap((name) => domains.map((domain) => `${name}=; Max-Age=0; Path=/${domain}`));
}
