/**
 * One address for all sizes of a picture: without the query, and without `-300x200` where the whole one is attached.
 * @param attachmentUrls addresses of attachments, without their query
 */
export function fileAddressOf(address: string, attachmentUrls: ReadonlySet<string>): string {
  const withScheme = address.startsWith('//') ? `https:${address}` : address;
  const url = withScheme.split(/[?#]/, 1)[0] ?? '';
  const whole = url.replace(/-\d{1,5}x\d{1,5}(\.[a-z0-9]{2,5})$/i, '$1');
  return attachmentUrls.has(whole) ? whole : url;
}
