import { randomBytes } from 'node:crypto';
import { z } from 'zod';

const SECRET_BYTES = 32;
const secret = z.string().min(32);

/** Secrets added by later versions: generated where an installation lacks them. New ones belong here. */
const LATER = {
  /** What seals the secrets of features in their tables. */
  sealing: secret,
  /** What signs addresses of protected files. */
  fileLink: secret,
  /** What the codes of gift cards are hashed with. */
  giftCard: secret,
};

const secretsSchema = z.object({
  crumb: secret,
  previewLink: secret,
  formKey: secret,
  ...LATER,
  /** Keys that open values sealed before the key was changed, and values that will be sealed by the next one. */
  otherSealing: z.array(secret).readonly().default([]),
});

/** Keys of the installation: base64url texts of 256 random bits. */
export type Secrets = z.infer<typeof secretsSchema>;

export function generateSecrets(): Secrets {
  return {
    crumb: generateSecret(),
    previewLink: generateSecret(),
    formKey: generateSecret(),
    sealing: generateSecret(),
    fileLink: generateSecret(),
    giftCard: generateSecret(),
    otherSealing: [],
  };
}

export function generateSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

/**
 * The stored secrets, in JSON, completed with those that an older version did not know; the same text where none is
 * missing. Existing ones are not changed, also those of newer versions. Throws where the text is damaged.
 */
export function completeSecrets(text: string): string {
  const written = z.record(z.string(), z.unknown()).parse(JSON.parse(text));
  const missing = Object.keys(LATER).filter((name) => !(name in written));
  const completed = { ...written, ...Object.fromEntries(missing.map((name) => [name, generateSecret()])) };
  secretsSchema.parse(completed);
  return missing.length === 0 ? text : JSON.stringify(completed);
}

/** Secrets as they were written, in JSON; what is missing is made. Throws where the text is damaged. */
export function parseSecrets(text: string): Secrets {
  return secretsSchema.parse(JSON.parse(completeSecrets(text)));
}
