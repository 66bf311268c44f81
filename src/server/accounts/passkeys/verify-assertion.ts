import { requestOptionsSchema, type Assertion, type RequestOptions } from '#contract/web-authn.ts';
import { CHALLENGE_LIFETIME_MS } from './challenges.ts';
import { passkeyLibrary } from './passkey-library.ts';
import type { RelyingParty } from './relying-party.ts';

/** What a browser asks a passkey to sign: any that the person chooses where none are allowed by name. */
export async function assertionOptions(
  { id }: RelyingParty,
  asked: {
    readonly challenge: Uint8Array<ArrayBuffer>;
    readonly allowed: readonly { readonly id: string; readonly transports: string[] }[];
  },
): Promise<RequestOptions> {
  const { generateAuthenticationOptions } = await passkeyLibrary();
  const options = await generateAuthenticationOptions({
    rpID: id,
    challenge: asked.challenge,
    timeout: CHALLENGE_LIFETIME_MS,
    // A passkey takes the place of both factors: its person has to be known to it.
    userVerification: 'required',
    allowCredentials: [...asked.allowed],
  });
  return requestOptionsSchema.parse({ allowCredentials: [], ...options });
}

/** A passkey as it is kept. */
export interface KeptCredential {
  readonly credential_id: Buffer;
  readonly public_key: Buffer;
  readonly counter: number;
}

/**
 * The challenge that a passkey signed, and what it has counted: 0 for one that counts nothing. `ownerId` is whose it is,
 * which it may say itself. Calls `refuse` with the reason, also where it has counted less than before, as a copy does.
 */
export async function verifyAssertion(
  { id, origin }: RelyingParty,
  passkey: Assertion,
  kept: KeptCredential & { readonly ownerId: string },
  refuse: (reason: string) => Error,
): Promise<{ readonly challenge: string; readonly counter: number }> {
  const { userHandle, ...response } = passkey.response;
  if (userHandle !== undefined && Buffer.from(userHandle, 'base64url').toString() !== kept.ownerId) {
    throw refuse('It is of another account');
  }
  const { verifyAuthenticationResponse } = await passkeyLibrary();
  let challenge = '';
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...passkey, response, clientExtensionResults: {} },
      // Whether it is one of ours is asked once the signature is known to be right: it is used up by that.
      expectedChallenge: (signed) => {
        challenge = signed;
        return true;
      },
      expectedOrigin: origin,
      expectedRPID: id,
      credential: {
        id: kept.credential_id.toString('base64url'),
        publicKey: new Uint8Array(kept.public_key),
        counter: kept.counter,
      },
      requireUserVerification: true,
    });
    if (verified) return { challenge, counter: authenticationInfo.newCounter };
  } catch (error) {
    throw refuse(error instanceof Error ? error.message : 'It could not be read');
  }
  throw refuse('The signature is not right');
}
