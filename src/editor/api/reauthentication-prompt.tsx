import { Suspense, useEffect, useRef, useState } from 'react';
import { lazyPart } from '../loading/lazy-part.ts';
import { setReauthenticationAsker } from './reauthentication-requests.ts';

const ReauthenticationDialog = lazyPart(
  async () => (await import('./reauthentication-dialog.tsx')).ReauthenticationDialog,
);

/**
 * Asks, over the page, who is there where a call takes a recent sign-in; the call goes on afterwards with what was sent.
 * Rendered once in an app.
 */
export function ReauthenticationPrompt() {
  const [isOpen, setOpen] = useState(false);
  const answer = useRef<((isProven: boolean) => void) | null>(null);

  useEffect(
    () =>
      setReauthenticationAsker(async (known) => {
        const { isEnough } = await import('./is-enough.ts');
        if (await isEnough(known)) return true;
        return new Promise((resolve) => {
          answer.current = resolve;
          setOpen(true);
        });
      }),
    [],
  );

  if (!isOpen) return null;
  return (
    <Suspense fallback={null}>
      <ReauthenticationDialog
        onClose={(isProven) => {
          setOpen(false);
          answer.current?.(isProven);
          answer.current = null;
        }}
      />
    </Suspense>
  );
}
