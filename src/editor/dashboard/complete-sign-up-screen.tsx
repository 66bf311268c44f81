import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { checkSignUpLink, completeSignUp } from '#contract/accounts.ts';
import { MIN_PASSWORD_LENGTH } from '#domain/accounts/password-rule.ts';
import { accountAccess } from '#messages/en/interface/account-access.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { translateNodes } from '#ui/translate-nodes.ts';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { useFields } from '../api/use-fields.ts';
import { AuthForm } from './auth-form.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { LoadingScreen } from './loading-screen.tsx';
import { PasswordField } from './password-field.tsx';
import { setAccount, useInstallation } from './use-installation.ts';
import { useLinkToken } from './use-link-token.ts';

/** The screen behind the mailed link of a sign-up or an invitation. */
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
      <AuthLayout title={translate(accountAccess.linkDoesNotWork)} lead={link.error.message}>
        <div>
          {signUp === 'open' ? (
            <LinkButton href="/sign-up" variant="primary">
              {translate(accountAccess.newLink)}
            </LinkButton>
          ) : (
            <LinkButton href="/sign-in" variant="primary">
              {translate(accountAccess.signIn)}
            </LinkButton>
          )}
        </div>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout
      title={translate(accountAccess.almostThere)}
      lead={translateNodes(
        accountAccess.accountWillBe,
        { email: link.data.email },
        { strong: (words) => <strong>{words}</strong> },
      )}
    >
      <AuthForm
        fields={fields}
        submitLabel={translate(accountAccess.createAccount)}
        onSubmit={async (values) => {
          setAccount(await callEndpoint(completeSignUp, { body: { token, ...values } }));
          await navigate('/', { replace: true });
        }}
      >
        <TextField
          label={translate(accountAccess.yourName)}
          autoComplete="name"
          autoFocus
          {...fields.of('name')}
        />
        <PasswordField
          label={translate(accountAccess.password)}
          autoComplete="new-password"
          description={translate(accountAccess.passwordRule, { min: MIN_PASSWORD_LENGTH })}
          {...fields.of('password')}
        />
      </AuthForm>
    </AuthLayout>
  );
}
