import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Services } from '#server/platform/services.ts';

type SigningServices = Pick<Services, 'config'>;

/** Signs facts that are handed to a visitor and come back. The facts begin with the name of their purpose. */
export function signatureOf(services: SigningServices, facts: string): string {
  return createHmac('sha256', services.config.secrets.formKey).update(facts).digest('base64url');
}

export function isSignatureOf(services: SigningServices, facts: string, given: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(signatureOf(services, facts))];
  return left.length === right.length && timingSafeEqual(left, right);
}
