import { createHash, createHmac } from 'node:crypto';
import { clientNetwork } from '#server/platform/http/client-network.ts';
import type { Services } from '#server/platform/services.ts';

/** Secrets are stored hashed: who reads the table cannot use them. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** A network address as limits count it (`clientNetwork`): keyed, so that it cannot be told from the hash. */
export function hashAddress(services: Pick<Services, 'config'>, address: string): Buffer {
  return createHmac('sha256', services.config.secrets.formKey).update(clientNetwork(address)).digest();
}
