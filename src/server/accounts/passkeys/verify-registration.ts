import type { VerifiedRegistrationResponse } from '@simplewebauthn/server';
import { creationOptionsSchema, type CreationOptions, type Registration } from '#contract/web-authn.ts';
import { CHALLENGE_LIFETIME_MS } from './challenges.ts';
import { passkeyLibrary } from './passkey-library.ts';
import type { RelyingParty } from './relying-party.ts';

/** Ed25519, ES256, RS256 (COSE): what authenticators have, and Node checks wherever it runs. */
const ALGORITHMS = [-8, -7, -257];

interface NewPasskey {
  /** What the person reads of who asks for it. */
  readonly rpName: string;
  readonly user: { readonly id: string; readonly name: string; readonly displayName: string };
  readonly challenge: Uint8Array<ArrayBuffer>;
  /** Those that the person has already. */
  readonly known: readonly { readonly id: string; readonly transports: string[] }[];
}

/** What a browser makes a passkey of, for accounts and for members alike. */
export async function creationOptions(
  { id }: RelyingParty,
  { rpName, user, challenge, known }: NewPasskey,
): Promise<CreationOptions> {
  const { generateRegistrationOptions } = await passkeyLibrary();
  const options = await generateRegistrationOptions({
    rpID: id,
    rpName,
    userID: new TextEncoder().encode(user.id),
    userName: user.name,
    userDisplayName: user.displayName,
    challenge,
    timeout: CHALLENGE_LIFETIME_MS,
    supportedAlgorithmIDs: ALGORITHMS,
    attestationType: 'none',
    excludeCredentials: [...known],
    // It is found without a name being typed, and knows its person: both factors in one.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return creationOptionsSchema.parse(options);
}

type Registered = NonNullable<VerifiedRegistrationResponse['registrationInfo']>;

/**
 * The passkey that a browser made, and the challenge that it signed for it. Whether that is one of ours is asked
 * afterwards: it is used up by that. Calls `refuse` with the reason where it is not for this page.
 */
export async function verifyRegistration(
  { id, origin }: RelyingParty,
  passkey: Registration,
  refuse: (reason: string) => Error,
): Promise<{ readonly challenge: string; readonly registered: Registered }> {
  const { verifyRegistrationResponse } = await passkeyLibrary();
  let challenge = '';
  let reason = '';
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...passkey, clientExtensionResults: {} },
      expectedChallenge: (signed) => {
        challenge = signed;
        return true;
      },
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (registrationInfo !== undefined) return { challenge, registered: registrationInfo };
  } catch (error) {
    reason = error instanceof Error ? error.message : '';
  }
  throw refuse(reason);
}

/** Whether it may be on several devices of its person. */
export function isSyncedPasskey({ credentialBackedUp, credentialDeviceType }: Registered): boolean {
  return credentialBackedUp || credentialDeviceType === 'multiDevice';
}
