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

/** As `hashAddress`, and another one each day (UTC): what was counted yesterday says nothing of whom it counted. */
export function hashAddressOfDay({ config, now }: Pick<Services, 'config' | 'now'>, address: string): Buffer {
  const day = new Date(now()).toISOString().slice(0, 10);
  return createHmac('sha256', config.secrets.formKey)
    .update(`${day} ${clientNetwork(address)}`)
    .digest();
}
