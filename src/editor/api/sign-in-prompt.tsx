import { Suspense, useEffect, useRef, useState } from 'react';
import { login } from '#contract/accounts.ts';
import { configArea } from '#messages/en/interface/config-area.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/text-field.tsx';
import { Banner } from '#ui/banner.tsx';
import { translate } from '#ui/translate.ts';
import { showToast } from '#ui/show-toast.ts';
import { lazyPart } from '../loading/lazy-part.ts';
import { callEndpoint } from './call-endpoint.ts';
import { setSignInAsker } from './sign-in-requests.ts';
import { useFields } from './use-fields.ts';
import styles from './sign-in-prompt.module.css';

const SecondStep = lazyPart(async () => (await import('./second-step.tsx')).SecondStep);

/**
 * Opens over the page when the session has ended; afterwards the interrupted calls continue where they were (DATA-28).
 * Rendered once in an app.
 */
export function SignInPrompt() {
  const [isOpen, setOpen] = useState(false);
  const [isSecondStep, setSecondStep] = useState(false);
  const answer = useRef<((isSignedIn: boolean) => void) | null>(null);
  const fields = useFields({ email: '', password: '' });

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

  const close = (isSignedIn: boolean) => {
    setOpen(false);
    setSecondStep(false);
    fields.set({ password: '' });
    answer.current?.(isSignedIn);
    answer.current = null;
  };

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(next) => {
        if (!next) close(false);
      }}
      title={translate(configArea.signInAgain)}
      size="small"
    >
      {isSecondStep ? (
        <Suspense fallback={null}>
          <SecondStep
            onSignedIn={() => close(true)}
            onEnded={(message) => {
              showToast(message, { tone: 'danger' });
              setSecondStep(false);
            }}
          />
        </Suspense>
      ) : (
        <form
          className={styles['form']}
          onSubmit={(event) => {
            event.preventDefault();
            void fields.submit(async (values) => {
              const signedIn = await callEndpoint(login, { body: values });
              if ('needsSecondFactor' in signedIn) setSecondStep(true);
              else close(true);
            });
          }}
        >
          <p className={styles['text']}>{translate(configArea.sessionEnded)}</p>
          {fields.message === null ? null : <Banner tone="danger">{fields.message}</Banner>}
          <TextField
            label={translate(configArea.email)}
            type="email"
            autoComplete="username"
            autoFocus
            {...fields.of('email')}
          />
          <TextField
            label={translate(configArea.password)}
            type="password"
            autoComplete="current-password"
            {...fields.of('password')}
          />
          <Button type="submit" variant="primary" isPending={fields.isPending} isFullWidth>
            {translate(configArea.signIn)}
          </Button>
        </form>
      )}
    </Dialog>
  );
}
