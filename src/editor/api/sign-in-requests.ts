import { createAsker } from './create-asker.ts';

const requests = createAsker<null>();

/** Registers the function that asks the person to sign in; the app's `SignInPrompt` does so while it is mounted. */
export function setSignInAsker(ask: () => Promise<boolean>): () => void {
  return requests.set(ask);
}

/** Calls `listener` after every sign-in in the dialog. Returns the function that removes it. */
export function onSignedInAgain(listener: () => void): () => void {
  return requests.onAnswered(listener);
}

/** Asks the person to sign in again; true when they did (DATA-18, DATA-28). False where no prompt is mounted. */
export function askToSignIn(): Promise<boolean> {
  return requests.ask(null);
}
