import { createAsker } from './create-asker.ts';

/** What the form of a call has asked the person for already. */
export interface KnownProof {
  readonly password?: string | undefined;
}

const requests = createAsker<KnownProof>();

/** Registers the function that asks the person to prove who they are. */
export function setReauthenticationAsker(ask: (known: KnownProof) => Promise<boolean>): () => void {
  return requests.set(ask);
}

/** Asks for what a call takes that needs a recent sign-in; true when it was given. */
export function askToReauthenticate(known: KnownProof): Promise<boolean> {
  return requests.ask(known);
}
