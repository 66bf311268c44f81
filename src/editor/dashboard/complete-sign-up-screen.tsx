import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { checkSignUpLink, completeSignUp } from '#contract/accounts.ts';
import { MIN_PASSWORD_LENGTH } from '#domain/accounts/password-rule.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { callEndpoint } from '../api/call-endpoint.ts';
import { useFields } from '../api/use-fields.ts';
import { AuthForm } from './auth-form.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { LoadingScreen } from './loading-screen.tsx';
import { PasswordField } from './password-field.tsx';
import { setAccount, useInstallation } from './use-installation.ts';
import { useLinkToken } from './use-link-token.ts';

/** Where the mailed link of a sign-up and that of an invitation lead. */
export function CompleteSignUpScreen() {
  const token = useLinkToken();
  const navigate = useNavigate();
  const signUp = useInstallation().data?.signUp;
  const fields = useFields({ name: '', password: '' });
  const link = useQuery({
    queryKey: ['sign-up-link', token],
    queryFn: ({ signal }) => callEndpoint(checkSignUpLink, { body: { token } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (link.isPending) return <LoadingScreen />;
  if (link.isError) {
    return (
      <AuthLayout title="This link does not work" lead={link.error.message}>
        <div>
          {signUp === 'open' ? (
            <LinkButton href="/sign-up" variant="primary">
              Ask for a new link
            </LinkButton>
          ) : (
            <LinkButton href="/sign-in" variant="primary">
              Sign in
            </LinkButton>
          )}
        </div>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout
      title="Almost there"
      lead={
        <>
          Your account will be <strong>{link.data.email}</strong>.
        </>
      }
    >
      <AuthForm
        fields={fields}
        submitLabel="Create account"
        onSubmit={async (values) => {
          setAccount(await callEndpoint(completeSignUp, { body: { token, ...values } }));
          await navigate('/', { replace: true });
        }}
      >
        <TextField label="Your name" autoComplete="name" autoFocus {...fields.of('name')} />
        <PasswordField
          label="Password"
          autoComplete="new-password"
          description={`At least ${MIN_PASSWORD_LENGTH} characters.`}
          {...fields.of('password')}
        />
      </AuthForm>
    </AuthLayout>
  );
}
