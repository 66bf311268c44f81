/**
 * Where to go after signing in: a path of the dashboard itself, or an address on the app host of a site
 * (`{site}.{appDomain}`, same protocol and port). Everything else is null, so that no link through the sign-in
 * can lead to a stranger.
 *
 * @param dashboardOrigin `https://app.example.org`, with its port where it has one
 */
export function safeReturnAddress(text: string | null, dashboardOrigin: string): string | null {
  if (text === null || text === '' || text.length > 2000) return null;
  const address = URL.parse(text, dashboardOrigin);
  const dashboard = URL.parse(dashboardOrigin);
  if (address === null || dashboard === null) return null;
  if (address.protocol !== dashboard.protocol || address.port !== dashboard.port) return null;
  if (address.username !== '' || address.password !== '') return null;
  if (address.hostname === dashboard.hostname) {
    // As a link, a path that begins with two slashes names another host.
    return address.pathname.startsWith('//') ? null : address.pathname + address.search + address.hash;
  }
  const suffix = `.${dashboard.hostname}`;
  if (!address.hostname.endsWith(suffix)) return null;
  return address.hostname.slice(0, -suffix.length).includes('.') ? null : address.href;
}
