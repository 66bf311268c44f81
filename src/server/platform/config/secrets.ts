import { randomBytes } from 'node:crypto';
import { z } from 'zod';

const SECRET_BYTES = 32;
const secret = z.string().min(32);

const secretsSchema = z.object({
  crumb: secret,
  previewLink: secret,
  formKey: secret,
  /** What seals the secrets of features in their tables. */
  sealing: secret,
});

/** Keys of the installation: base64url texts of 256 random bits. */
export type Secrets = z.infer<typeof secretsSchema>;

export function generateSecrets(): Secrets {
  const make = () => randomBytes(SECRET_BYTES).toString('base64url');
  return { crumb: make(), previewLink: make(), formKey: make(), sealing: make() };
}

/**
 * Secrets as they were written, in JSON. What an older version did not know is made now. Throws where the text is
 * damaged.
 */
export function parseSecrets(text: string): Secrets {
  const { sealing } = generateSecrets();
  return secretsSchema.parse({ sealing, ...(JSON.parse(text) as object) });
}
