import { Secret, TOTP } from 'otpauth';

const PERIOD_S = 30;
/** Steps before and after the present one whose codes are accepted: clocks of phones differ. */
const WINDOW = 1;
const SECRET_BYTES = 20;

/** A new secret for an authenticator app, in base32. */
export function createTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** The address that an app reads from a QR code. */
export function totpAddress(
  secret: string,
  names: { readonly issuer: string; readonly label: string },
): string {
  return totpOf(secret, names).toString();
}

/** The step of 30 seconds that a code of six digits belongs to, among the present and its neighbours; null for others. */
export function totpStep(secret: string, code: string, now: number): number | null {
  if (!/^[0-9]{6}$/.test(code)) return null;
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window: WINDOW });
  return delta === null ? null : Math.floor(now / 1000 / PERIOD_S) + delta;
}

/** What every app understands: SHA-1, six digits, thirty seconds. */
function totpOf(secret: string, names: { readonly issuer?: string; readonly label?: string } = {}): TOTP {
  return new TOTP({
    ...names,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_S,
  });
}
