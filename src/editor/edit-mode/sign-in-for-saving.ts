import { askToSignIn, onSignedInAgain } from '../api/sign-in-requests.ts';
import type { DocumentStore } from '../documents/document-store.ts';

/** Typing has ended after two checks in a row without it: the step from one text to the next is no end. */
const LOOK_EVERY_MS = 200;
const QUIET_LOOKS = 2;

/**
 * Asks to sign in again when changes cannot be saved without it, as soon as nobody is typing: until then only the save
 * indicator says so. A dismissed dialog does not open again; the indicator leads to it. Every sign-in in the dialog
 * resumes saving (DATA-28, EDIT-73). Returns the function that ends it.
 */
export function signInForSaving(stores: readonly DocumentStore[], isTyping: () => boolean): () => void {
  let looking: ReturnType<typeof setInterval> | null = null;
  let wasAsked = false;
  let quiet = 0;

  function stopLooking(): void {
    if (looking !== null) clearInterval(looking);
    looking = null;
  }

  function look(): void {
    quiet = isTyping() ? 0 : quiet + 1;
    if (quiet < QUIET_LOOKS) return;
    stopLooking();
    wasAsked = true;
    void askToSignIn();
  }

  function check(): void {
    const isNeeded = stores.some((each) => {
      const { saveStatus, pendingCount } = each.getState();
      return saveStatus === 'signed-out' && pendingCount > 0;
    });
    if (!isNeeded) {
      stopLooking();
      wasAsked = false;
    } else if (!wasAsked && looking === null) {
      quiet = 0;
      looking = setInterval(look, LOOK_EVERY_MS);
    }
  }

  const ends = [
    ...stores.map((each) => each.store.subscribe(check)),
    onSignedInAgain(() => {
      for (const each of stores) each.signedIn();
    }),
  ];
  check();
  return () => {
    stopLooking();
    for (const end of ends) end();
  };
}
