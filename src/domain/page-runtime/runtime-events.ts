/** The event of an answer that asks for sign-in (DATA-18). */
export const LOGIN_REQUIRED_EVENT = 'portico:login-required';
/** Internal events for the site's analytics; `detail` is the event (DATA-46). */
export const INTERNAL_EVENT = 'portico:internal-event';
