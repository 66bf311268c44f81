/** The cookie that holds the crumb; scripts read it and send its value as the query parameter of the same name (DATA-05, DATA-11). */
export const CRUMB_COOKIE = 'crumb';

/** The value of a cookie in the text of `document.cookie`; empty where it is not set or cannot be decoded. */
export function cookieValue(cookies: string, name: string): string {
  for (const pair of cookies.split(';')) {
    const equals = pair.indexOf('=');
    if (equals === -1 || pair.slice(0, equals).trim() !== name) continue;
    try {
      return decodeURIComponent(pair.slice(equals + 1).trim());
    } catch (error) {
      if (error instanceof URIError) return '';
      throw error;
    }
  }
  return '';
}
