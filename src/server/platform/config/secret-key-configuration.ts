import { z } from 'zod';

const SHORTEST_KEY = 32;

const key = z
  .string()
  .trim()
  .min(SHORTEST_KEY, `must have at least ${SHORTEST_KEY} characters, chosen at random`);

/** The keys that the installation's secrets are encrypted with, by the names of their environment variables. */
export const SECRET_KEY_ENVIRONMENT = {
  PORTICO_SECRET_KEY: key.optional(),
  PORTICO_FORMER_SECRET_KEY: key.optional(),
};

export interface SecretKeyConfiguration {
  /** Null: the one in `DATA_DIR`. */
  readonly secretKey: string | null;
  /** Opens what was encrypted before the key was changed. */
  readonly formerSecretKey: string | null;
}

export function secretKeyConfiguration(
  settings: z.infer<z.ZodObject<typeof SECRET_KEY_ENVIRONMENT>>,
): SecretKeyConfiguration {
  return {
    secretKey: settings.PORTICO_SECRET_KEY ?? null,
    formerSecretKey: settings.PORTICO_FORMER_SECRET_KEY ?? null,
  };
}
