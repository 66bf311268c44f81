import { Suspense, useEffect, useRef, useState } from 'react';
import { lazyPart } from '../loading/lazy-part.ts';
import { setSignInAsker } from './sign-in-requests.ts';

const SignInDialog = lazyPart(async () => (await import('./sign-in-dialog.tsx')).SignInDialog);

/**
 * Opens over the page when the session has ended; afterwards the interrupted calls continue where they were (DATA-28).
 * Rendered once in an app.
 */
export function SignInPrompt() {
  const [isOpen, setOpen] = useState(false);
  const answer = useRef<((isSignedIn: boolean) => void) | null>(null);

  useEffect(
    () =>
      setSignInAsker(
        () =>
          new Promise((resolve) => {
            answer.current = resolve;
            setOpen(true);
          }),
      ),
    [],
  );

  if (!isOpen) return null;
  return (
    <Suspense fallback={null}>
      <SignInDialog
        onClose={(isSignedIn) => {
          setOpen(false);
          answer.current?.(isSignedIn);
          answer.current = null;
        }}
      />
    </Suspense>
  );
}
