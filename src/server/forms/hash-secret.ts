import { createHash, createHmac } from 'node:crypto';
import { clientNetwork } from '#server/platform/http/client-network.ts';
import type { Services } from '#server/platform/services.ts';

/** Secrets are stored hashed, so that reading the table is not enough to use them. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** A network address as limits count it (`clientNetwork`): hashed with a key, so that trying all addresses does not find it. */
export function hashAddress(services: Pick<Services, 'config'>, address: string): Buffer {
  return createHmac('sha256', services.config.secrets.formKey).update(clientNetwork(address)).digest();
}
