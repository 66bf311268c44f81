import { z } from 'zod';

/** How mails are sent, beside `SMTP_URL` and `MAIL_FROM`, by the names of the environment variables. */
export const MAIL_ENVIRONMENT = {
  SMTP_TLS: z.enum(['required', 'optional'], { error: 'must be required or optional' }).optional(),
};

interface MailSettings {
  readonly SMTP_URL?: string | undefined;
  readonly SMTP_TLS?: 'required' | 'optional' | undefined;
}

/**
 * Whether mails, with their links to sign in, leave for a mail server through TLS only. What goes to this machine itself
 * does not leave it.
 */
export function wantsTls({ SMTP_URL: smtpUrl, SMTP_TLS: asked }: MailSettings): boolean {
  if (asked !== undefined) return asked === 'required';
  const host = URL.parse(smtpUrl ?? '')?.hostname ?? '';
  return !/^(localhost|127\.[\d.]+|\[::1\])$/.test(host);
}
