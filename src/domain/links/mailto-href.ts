/** The parts of an email link. */
export interface EmailParts {
  readonly to: string;
  readonly cc: string;
  readonly bcc: string;
  readonly subject: string;
  readonly body: string;
}

/** `mailto:` with To, then cc, bcc, subject and body as encoded query parameters; empty ones are left out (LINK-06). */
export function mailtoHref({ to, cc, bcc, subject, body }: EmailParts): string {
  const query = Object.entries({ cc: addresses(cc), bcc: addresses(bcc), subject, body })
    .filter(([, value]) => value !== '')
    .map(
      ([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%40', '@').replaceAll('%2C', ',')}`,
    )
    .join('&');
  const recipients = addresses(to)
    .split(',')
    .map((address) => encodeURIComponent(address).replaceAll('%40', '@'));
  return `mailto:${recipients.join(',')}${query === '' ? '' : `?${query}`}`;
}

/** Several addresses are separated by commas, without spaces. */
function addresses(text: string): string {
  return text
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '')
    .join(',');
}
