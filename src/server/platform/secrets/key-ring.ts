import type { Secrets } from '#server/platform/config/secrets.ts';
import { createSecretCipher, type SecretCipher } from './secret-cipher.ts';

/** The cipher of a process that keeps running while the key is changed. */
export interface KeyRing extends SecretCipher {
  /** From now on `sealing` seals; the others open, too. */
  learn(secrets: SealingKeys): void;
}

type SealingKeys = Pick<Secrets, 'sealing' | 'otherSealing'>;

export function createKeyRing(secrets: SealingKeys): KeyRing {
  let cipher = cipherOf(secrets);
  return {
    learn(changed) {
      cipher = cipherOf(changed);
    },
    seal: (text, context) => cipher.seal(text, context),
    open: (sealed, context) => cipher.open(sealed, context),
    isOfFirstKey: (sealed) => cipher.isOfFirstKey(sealed),
  };
}

function cipherOf({ sealing, otherSealing }: SealingKeys): SecretCipher {
  return createSecretCipher([sealing, ...otherSealing]);
}
