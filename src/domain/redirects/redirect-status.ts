/** How a redirect answers; 410 leads nowhere: what was there is gone for good (FIND-48). */
export const REDIRECT_STATUSES = [301, 302, 307, 308, 410] as const;
export type RedirectStatus = (typeof REDIRECT_STATUSES)[number];

/** A status as files write it; 301 where there is none, null for one that is no redirect. */
export function redirectStatusOf(text: string): RedirectStatus | null {
  const word = text.trim().toLowerCase().replace(/!$/, '');
  if (word === '' || word === 'permanent') return 301;
  if (word === 'temp' || word === 'temporary' || word === 'redirect') return 302;
  if (word === 'gone') return 410;
  return REDIRECT_STATUSES.find((status) => `${status}` === word) ?? null;
}
