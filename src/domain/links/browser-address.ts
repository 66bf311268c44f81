/** Schemes in which a backslash is an ordinary character: `mailto:`, `tel:`. */
const OTHER_PROTOCOL = /^(?!https?:|ftp:)[a-z][a-z0-9+.-]*:/i;

/**
 * A link as browsers parse it: without tabs and line breaks, without spaces and control characters at its ends, with
 * slashes for backslashes up to the query. `/\example.com` and `/<tab>/example.com` are `//example.com`: another site.
 */
export function browserAddress(text: string): string {
  const address = trimControls(text.replaceAll(/[\t\n\r]/g, ''));
  if (OTHER_PROTOCOL.test(address)) return address;
  const end = address.search(/[?#]/);
  const path = end === -1 ? address : address.slice(0, end);
  return path.replaceAll('\\', '/') + address.slice(path.length);
}

/** Whether a link leads to a path of the site it is on, however it is written. */
export function isOwnPath(text: string): boolean {
  const address = browserAddress(text);
  return address.startsWith('/') && !address.startsWith('//');
}

function trimControls(text: string): string {
  let start = 0;
  let end = text.length;
  // Past the end of the text the code is NaN, which ends both loops.
  while (text.charCodeAt(start) <= 0x20) start += 1;
  while (text.charCodeAt(end - 1) <= 0x20) end -= 1;
  return text.slice(start, end);
}
