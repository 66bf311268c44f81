import { Suspense, useState } from 'react';
import { login } from '#contract/accounts.ts';
import { accountAccess } from '#messages/en/interface/account-access.ts';
import { Banner } from '#ui/banner.tsx';
import { TextField } from '#ui/text-field.tsx';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { useFields } from '../api/use-fields.ts';
import { lazyPart } from '../loading/lazy-part.ts';
import { AuthForm } from './auth-form.tsx';
import { LoadingScreen } from './loading-screen.tsx';
import { PasswordField } from './password-field.tsx';
import { TextLink } from './text-link.tsx';
import { setAccount } from './use-installation.ts';

const PasskeySignIn = lazyPart(async () => (await import('../api/passkey-sign-in.tsx')).PasskeySignIn);
const SecondStep = lazyPart(async () => (await import('../api/second-step.tsx')).SecondStep);

/**
 * Address and password, then the second factor where the account has one, or a passkey in place of all that; what is shown afterwards follows from who is
 * signed in then.
 */
export function SignInForm() {
  const fields = useFields({ email: '', password: '' });
  const [isSecondStep, setSecondStep] = useState(false);
  const [ended, setEnded] = useState<string | null>(null);
  if (isSecondStep) {
    return (
      <Suspense fallback={<LoadingScreen />}>
        <SecondStep
          onSignedIn={setAccount}
          onEnded={(message) => {
            setEnded(message);
            setSecondStep(false);
          }}
        />
      </Suspense>
    );
  }
  return (
    <>
      <AuthForm
        fields={fields}
        submitLabel={translate(accountAccess.signIn)}
        onSubmit={async (body) => {
          setEnded(null);
          const answer = await callEndpoint(login, { body });
          if (!('needsSecondFactor' in answer)) return setAccount(answer);
          fields.set({ password: '' });
          setSecondStep(true);
        }}
      >
        {ended === null ? null : <Banner tone="danger">{ended}</Banner>}
        <TextField
          label={translate(accountAccess.email)}
          type="email"
          autoComplete="username webauthn"
          autoFocus
          {...fields.of('email')}
        />
        <PasswordField
          label={translate(accountAccess.password)}
          autoComplete="current-password"
          description={<TextLink href="/forgot-password">{translate(accountAccess.forgotPassword)}</TextLink>}
          {...fields.of('password')}
        />
      </AuthForm>
      <Suspense fallback={null}>
        <PasskeySignIn onSignedIn={setAccount} />
      </Suspense>
    </>
  );
}
