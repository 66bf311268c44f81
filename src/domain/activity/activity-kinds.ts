/** What is done on a site, each with the area that it belongs to (PLAT-59). A name is never used again. */
export const SITE_ACTIVITY = {
  'signed-in': 'sign-in',
  edited: 'content',
  'version-restored': 'content',
  'content-made': 'content',
  'content-duplicated': 'content',
  'address-changed': 'content',
  'content-deleted': 'content',
  'content-recovered': 'content',
  'redirects-changed': 'content',
  'preview-shared': 'content',
  'parts-changed': 'content',
  discussed: 'content',
  published: 'publishing',
  'publishing-cancelled': 'publishing',
  'rolled-back': 'publishing',
  'site-restored': 'publishing',
  'visibility-changed': 'publishing',
  'review-asked': 'publishing',
  'review-answered': 'publishing',
  'password-set': 'settings',
  'settings-changed': 'settings',
  imported: 'settings',
  'site-renamed': 'settings',
  'site-duplicated': 'settings',
  'site-removed': 'settings',
  'site-brought-back': 'settings',
  'files-changed': 'files',
  'submissions-changed': 'forms',
  'feed-changed': 'forms',
  'lists-changed': 'newsletters',
  'subscribers-changed': 'newsletters',
  'comments-moderated': 'comments',
  'product-reviews-moderated': 'comments',
  'members-changed': 'members',
  'contacts-changed': 'members',
  'person-invited': 'people',
  'invitation-withdrawn': 'people',
  'person-joined': 'people',
  'roles-changed': 'people',
  'person-signed-out': 'people',
  'person-removed': 'people',
  'site-offered': 'people',
  'offer-withdrawn': 'people',
  'site-taken-over': 'people',
  exported: 'exports',
} as const;
export type SiteActivityKind = keyof typeof SITE_ACTIVITY;
export type ActivityArea = (typeof SITE_ACTIVITY)[SiteActivityKind];

/** In the order of filters. */
export const ACTIVITY_AREAS = [
  'content',
  'publishing',
  'settings',
  'people',
  'sign-in',
  'exports',
  'files',
  'forms',
  'newsletters',
  'comments',
  'members',
] as const satisfies readonly ActivityArea[];

/** What is done to an account. */
export const ACCOUNT_ACTIVITY = [
  'signed-in',
  'password-changed',
  'password-off',
  'password-on',
  'password-again',
  'email-asked',
  'factor-on',
  'factor-off',
  'factor-reset',
  'codes-new',
  'code-used',
  'passkey-added',
  'passkey-removed',
  'sessions-ended',
] as const;
export type AccountActivityKind = (typeof ACCOUNT_ACTIVITY)[number];

/** Whether a name that was stored is known to this version. */
export function isSiteActivity(kind: string): kind is SiteActivityKind {
  return Object.hasOwn(SITE_ACTIVITY, kind);
}
