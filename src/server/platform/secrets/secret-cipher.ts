import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

const VERSION = 'v1';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEY_ID_LENGTH = 8;

/** An encrypted text that no key opens: made with another key, tampered with, or of another context. */
export class SealedTextError extends Error {
  override name = 'SealedTextError';
  /** Of the key that sealed it, where it can be read. */
  readonly keyId: string | null;

  constructor(keyId: string | null) {
    super(`A sealed text cannot be opened (key ${keyId ?? 'unknown'})`);
    this.keyId = keyId;
  }
}

/** Encrypts texts so that nobody else can read or change them, or use them in another context. */
export interface SecretCipher {
  /** `context` names what the text is for, such as a table and a row (associated data); opening needs the same. */
  seal(text: string, context: string): string;
  /** Throws `SealedTextError`. */
  open(sealed: string, context: string): string;
  /** Whether it was sealed with the first key. */
  isOfFirstKey(sealed: string): boolean;
}

interface Key {
  readonly id: string;
  readonly bytes: Buffer;
}

/**
 * AES-256-GCM with keys made of secrets of at least 256 bits. The first one seals; the others open what was sealed before
 * a change of keys. Sealed texts are `v1.{key id}.{base64url of nonce, tag and content}`.
 */
export function createSecretCipher(secrets: readonly [string, ...string[]]): SecretCipher {
  const keys = secrets.map(keyOf);
  const [first] = keys as [Key, ...Key[]];
  return {
    seal(text, context) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', first.bytes, nonce).setAAD(Buffer.from(context));
      const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      const sealed = Buffer.concat([nonce, cipher.getAuthTag(), content]).toString('base64url');
      return [VERSION, first.id, sealed].join('.');
    },
    open(sealed, context) {
      const [version, id, text = ''] = sealed.split('.');
      const key = keys.find((one) => one.id === id);
      const bytes = Buffer.from(text, 'base64url');
      if (version !== VERSION || key === undefined || bytes.length < NONCE_BYTES + TAG_BYTES) {
        throw new SealedTextError(id ?? null);
      }
      const decipher = createDecipheriv('aes-256-gcm', key.bytes, bytes.subarray(0, NONCE_BYTES))
        .setAAD(Buffer.from(context))
        .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      const content = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
      try {
        return Buffer.concat([content, decipher.final()]).toString('utf8');
      } catch {
        throw new SealedTextError(key.id);
      }
    },
    isOfFirstKey: (sealed) => sealed.split('.')[1] === first.id,
  };
}

function keyOf(secret: string): Key {
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', 'portico sealing', KEY_BYTES));
  return { bytes, id: createHash('sha256').update(bytes).digest('hex').slice(0, KEY_ID_LENGTH) };
}
