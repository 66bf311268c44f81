import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { resetPassword } from '#contract/accounts.ts';
import { MIN_PASSWORD_LENGTH } from '#domain/accounts/password-rule.ts';
import { accountAccess } from '#messages/en/interface/account-access.ts';
import { passkeys } from '#messages/en/interface/passkeys.ts';
import { showToast } from '#ui/show-toast.ts';
import { TextField } from '#ui/text-field.tsx';
import { translate } from '#ui/translate.ts';
import { ApiError } from '../api/api-error.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { useFields } from '../api/use-fields.ts';
import { lazyPart } from '../loading/lazy-part.ts';
import { AuthForm } from './auth-form.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { LoadingScreen } from './loading-screen.tsx';
import { PasswordField } from './password-field.tsx';
import { TextLink } from './text-link.tsx';
import { setAccount } from './use-installation.ts';
import { useLinkToken } from './use-link-token.ts';

const SecondStep = lazyPart(async () => (await import('../api/second-step.tsx')).SecondStep);

/** The screen behind the mailed link. */
export function ResetPasswordScreen() {
  const token = useLinkToken();
  const navigate = useNavigate();
  const fields = useFields({ password: '', code: '' });
  const [needsCode, setNeedsCode] = useState(false);
  const [isSecondStep, setSecondStep] = useState(false);
  if (isSecondStep) {
    return (
      <AuthLayout title={translate(accountAccess.signIn)}>
        <Suspense fallback={<LoadingScreen />}>
          <SecondStep
            onSignedIn={(account) => {
              setAccount(account);
              void navigate('/', { replace: true });
            }}
            onEnded={(message) => {
              showToast(message, { tone: 'danger' });
              void navigate('/sign-in', { replace: true });
            }}
          />
        </Suspense>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout
      title={translate(accountAccess.chooseNewPassword)}
      lead={translate(accountAccess.signedOutElsewhere)}
      footer={<TextLink href="/forgot-password">{translate(accountAccess.newLink)}</TextLink>}
    >
      <AuthForm
        fields={fields}
        submitLabel={translate(accountAccess.savePassword)}
        onSubmit={async ({ password, code }) => {
          const body = { token, password, ...(needsCode ? { code } : {}) };
          const answer = await callEndpoint(resetPassword, { body }).catch((error: unknown) => {
            if (error instanceof ApiError && error.code === 'recovery-code-needed') setNeedsCode(true);
            throw error;
          });
          showToast(translate(accountAccess.passwordChanged), { tone: 'success' });
          if ('needsSecondFactor' in answer) return setSecondStep(true);
          setAccount(answer);
          await navigate('/', { replace: true });
        }}
      >
        <PasswordField
          label={translate(accountAccess.newPassword)}
          autoComplete="new-password"
          autoFocus
          description={translate(accountAccess.passwordRule, { min: MIN_PASSWORD_LENGTH })}
          {...fields.of('password')}
        />
        {needsCode ? (
          <TextField
            label={translate(passkeys.recoveryCode)}
            description={translate(passkeys.recoveryCodeHint)}
            autoComplete="off"
            spellCheck="false"
            autoFocus
            {...fields.of('code')}
          />
        ) : null}
      </AuthForm>
    </AuthLayout>
  );
}
