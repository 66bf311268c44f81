import { Suspense, useEffect, useRef, useState } from 'react';
import { reauthenticate } from '#contract/accounts.ts';
import { lazyPart } from '../loading/lazy-part.ts';
import { ApiError } from './api-error.ts';
import { callEndpoint } from './call-endpoint.ts';
import { setReauthenticationAsker, type KnownProof } from './reauthentication-requests.ts';

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

/** Whether what the person has entered in the form of the call proves it, so that nothing has to be asked twice. */
async function isEnough({ password }: KnownProof): Promise<boolean> {
  if (password === undefined || password === '') return false;
  try {
    await callEndpoint(reauthenticate, { body: { password } });
    return true;
  } catch (error) {
    if (error instanceof ApiError) return false;
    throw error;
  }
}
