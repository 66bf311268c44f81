import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Services } from '#server/platform/services.ts';

/**
 * What whoever claims the installation has to know: the start prints it. Made from the secrets of the installation, so
 * that all its processes print the same one, at every start until somebody has claimed it.
 */
export function claimToken({ config }: Pick<Services, 'config'>): string {
  return createHmac('sha256', config.secrets.crumb)
    .update('claim-installation')
    .digest('base64url')
    .slice(0, 32);
}

/** Whether a text is the claim token; takes as long for a text that is nearly right. */
export function isClaimToken(services: Pick<Services, 'config'>, given: string): boolean {
  const expected = Buffer.from(claimToken(services));
  const actual = Buffer.from(given.trim());
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}
