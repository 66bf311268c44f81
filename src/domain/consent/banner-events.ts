/** Global events of the page's document (CONS-52 to CONS-55). */
export const FORCE_BANNER_EVENT = 'portico:cookie-banner-force';
/** `detail` is an object of the settings that changed. */
export const UPDATE_BANNER_EVENT = 'portico:cookie-banner-update';
export const UNFORCE_BANNER_EVENT = 'portico:cookie-banner-unforce';
/** While the body has it, the controls of the banner do nothing (CONS-51, CONS-55). */
export const FORCED_BANNER_CLASS = 'portico-cookie-banner-forced';
/** A link to this anchor opens the banner again, wherever the owner puts it (CONS-50). */
export const COOKIE_SETTINGS_HASH = '#cookie-settings';
/** Sent when a visitor has chosen; `detail` is whether they accepted. */
export const CONSENT_EVENT = 'portico:cookie-consent';
