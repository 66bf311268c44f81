import { hash, verify } from '@node-rs/argon2';
import { createToken } from './session-token.ts';

/** Argon2id, about 15 ms a hash: 19 MiB, two passes, one thread. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

let dummy: Promise<string> | null = null;

export function hashPassword(password: string): Promise<string> {
  return hash(password, OPTIONS);
}

/**
 * Whether the password matches the hash. Without a hash (there is no such account) a dummy hash is checked, so that the
 * response time does not reveal it; the result is false.
 */
export async function isPasswordOf(passwordHash: string | null, password: string): Promise<boolean> {
  dummy ??= hashPassword(createToken());
  const matches = await verify(passwordHash ?? (await dummy), password);
  return passwordHash !== null && matches;
}
