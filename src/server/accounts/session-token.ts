import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;
const TOKEN_PATTERN = /^[\w-]{43}$/;

/** A random 256-bit secret for a cookie or a link, as base64url. Only its hash is stored. */
export function createToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** The stored form of a token. A fast hash is enough: the token has 256 random bits. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Whether a text can be a token at all; saves a query where not. */
export function isToken(text: string): boolean {
  return TOKEN_PATTERN.test(text);
}
