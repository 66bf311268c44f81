/** Asks the person to sign in again in a dialog; true when they did. */
export type SignInAsker = () => Promise<boolean>;

let asker: SignInAsker | null = null;
let asking: Promise<boolean> | null = null;
const listeners = new Set<() => void>();

/**
 * Registers the function that asks; the app's `SignInPrompt` does so while it is mounted. Returns the function that
 * unregisters it.
 */
export function setSignInAsker(next: SignInAsker): () => void {
  asker = next;
  return () => {
    if (asker === next) asker = null;
  };
}

/** Calls `listener` after every sign-in in the dialog. Returns the function that removes it. */
export function onSignedInAgain(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** One dialog for all calls that wait for the sign-in (DATA-18, DATA-28). False where no prompt is mounted. */
export function askToSignIn(): Promise<boolean> {
  if (asking !== null) return asking;
  if (asker === null) return Promise.resolve(false);
  asking = asker()
    .then((isSignedIn) => {
      if (isSignedIn) for (const listener of listeners) listener();
      return isSignedIn;
    })
    .finally(() => {
      asking = null;
    });
  return asking;
}
