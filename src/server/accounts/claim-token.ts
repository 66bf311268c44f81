import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Services } from '#server/platform/services.ts';

/**
 * The token needed to claim the installation; it is printed at the start. Derived from the secrets of the installation,
 * so that all processes print the same one, at every start until the installation is claimed.
 */
export function claimToken({ config }: Pick<Services, 'config'>): string {
  return createHmac('sha256', config.secrets.crumb)
    .update('claim-installation')
    .digest('base64url')
    .slice(0, 32);
}

/** Whether a text is the claim token, compared in constant time. */
export function isClaimToken(services: Pick<Services, 'config'>, given: string): boolean {
  const expected = Buffer.from(claimToken(services));
  const actual = Buffer.from(given.trim());
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}
