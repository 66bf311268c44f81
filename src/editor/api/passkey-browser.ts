import {
  assertionSchema,
  registrationSchema,
  type Assertion,
  type CreationOptions,
  type Registration,
  type RequestOptions,
} from '#contract/web-authn.ts';
import { passkeys } from '#messages/en/interface/passkeys.ts';
import type { Words } from '#messages/message.ts';
import { translate } from '#ui/translate.ts';

/** Whether this browser has passkeys at this address: they take HTTPS, or a name of this machine. */
export function hasPasskeys(): boolean {
  return 'PublicKeyCredential' in window;
}

/** Whether passkeys can be offered by the field of the address itself. */
export async function offersPasskeys(): Promise<boolean> {
  const { browserSupportsWebAuthnAutofill } = await import('@simplewebauthn/browser');
  return hasPasskeys() && browserSupportsWebAuthnAutofill();
}

/** Ends a question that waits. */
export async function stopAskingForPasskey(): Promise<void> {
  const { WebAuthnAbortService } = await import('@simplewebauthn/browser');
  WebAuthnAbortService.cancelCeremony();
}

/**
 * Has the person choose a passkey and its device sign. Null where they choose none, or another question took its place;
 * throws an error with a message for them.
 */
export async function askForPasskey(
  optionsJSON: RequestOptions,
  { isAutofill = false }: { readonly isAutofill?: boolean } = {},
): Promise<Assertion | null> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return sayWhatFailed(async () => {
    const answer = await startAuthentication({ optionsJSON, useBrowserAutofill: isAutofill });
    return assertionSchema.parse(answer);
  }, passkeys.failed);
}

/** Has the device of the person make a passkey; null where they cancel it. Throws an error with a message for them. */
export async function makePasskey(optionsJSON: CreationOptions): Promise<Registration | null> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  return sayWhatFailed(async () => {
    const answer = await startRegistration({ optionsJSON });
    return registrationSchema.parse(answer);
  }, passkeys.notAdded);
}

async function sayWhatFailed<Answer>(ask: () => Promise<Answer>, failed: Words): Promise<Answer | null> {
  try {
    return await ask();
  } catch (error) {
    switch (nameOf(error)) {
      // Cancelled by the person, or by another question.
      case 'NotAllowedError':
      case 'AbortError':
        return null;
      case 'SecurityError':
        throw new Error(translate(passkeys.wrongAddress), { cause: error });
      case 'InvalidStateError':
        throw new Error(translate(passkeys.known), { cause: error });
      default:
        throw new Error(translate(failed), { cause: error });
    }
  }
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : '';
}
