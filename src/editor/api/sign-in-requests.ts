/** Asks the person to sign in again over what is open; true when they did. */
export type SignInAsker = () => Promise<boolean>;

let asker: SignInAsker | null = null;
let asking: Promise<boolean> | null = null;
const listeners = new Set<() => void>();

/** Registers what asks; the app's `SignInPrompt` does it while it stands. Returns the function that ends it. */
export function setSignInAsker(next: SignInAsker): () => void {
  asker = next;
  return () => {
    if (asker === next) asker = null;
  };
}

/** Calls `listener` after every sign-in over the page. Returns the function that ends it. */
export function onSignedInAgain(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** One question for all calls that wait for an answer (DATA-18, DATA-28). False where nothing can ask. */
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
