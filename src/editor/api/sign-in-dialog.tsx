import { Suspense, useState } from 'react';
import { login } from '#contract/accounts.ts';
import { configArea } from '#messages/en/interface/config-area.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { showToast } from '#ui/show-toast.ts';
import { TextField } from '#ui/text-field.tsx';
import { translate } from '#ui/translate.ts';
import { lazyPart } from '../loading/lazy-part.ts';
import { callEndpoint } from './call-endpoint.ts';
import { useFields } from './use-fields.ts';
import styles from './sign-in-prompt.module.css';

const PasskeySignIn = lazyPart(async () => (await import('./passkey-sign-in.tsx')).PasskeySignIn);
const SecondStep = lazyPart(async () => (await import('./second-step.tsx')).SecondStep);

/** Signs the person in again over the page. `onClose` hears whether they did. */
export function SignInDialog({ onClose }: { readonly onClose: (isSignedIn: boolean) => void }) {
  const [isSecondStep, setSecondStep] = useState(false);
  const fields = useFields({ email: '', password: '' });
  return (
    <Dialog
      isOpen
      onOpenChange={(next) => {
        if (!next) onClose(false);
      }}
      title={translate(configArea.signInAgain)}
      size="small"
    >
      {isSecondStep ? (
        <Suspense fallback={null}>
          <SecondStep
            onSignedIn={() => onClose(true)}
            onEnded={(message) => {
              showToast(message, { tone: 'danger' });
              setSecondStep(false);
            }}
          />
        </Suspense>
      ) : (
        <div className={styles['form']}>
          <form
            className={styles['form']}
            onSubmit={(event) => {
              event.preventDefault();
              void fields.submit(async (values) => {
                const signedIn = await callEndpoint(login, { body: values });
                if ('needsSecondFactor' in signedIn) setSecondStep(true);
                else onClose(true);
              });
            }}
          >
            <p className={styles['text']}>{translate(configArea.sessionEnded)}</p>
            {fields.message === null ? null : <Banner tone="danger">{fields.message}</Banner>}
            <TextField
              label={translate(configArea.email)}
              type="email"
              autoComplete="username webauthn"
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
          <Suspense fallback={null}>
            <PasskeySignIn onSignedIn={() => onClose(true)} />
          </Suspense>
        </div>
      )}
    </Dialog>
  );
}
