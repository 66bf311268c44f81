import { useLocation } from 'react-router';
import { login } from '#contract/accounts.ts';
import { accountAccess } from '#messages/en/interface/account-access.ts';
import { TextField } from '#ui/text-field.tsx';
import { translateNodes } from '#ui/translate-nodes.ts';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { useFields } from '../api/use-fields.ts';
import { AuthForm } from './auth-form.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { PasswordField } from './password-field.tsx';
import { TextLink } from './text-link.tsx';
import { setAccount, useInstallation } from './use-installation.ts';

/** After signing in, the app redirects to the return address by itself. */
export function SignInScreen() {
  const { search } = useLocation();
  const isOpen = useInstallation().data?.signUp === 'open';
  const fields = useFields({ email: '', password: '' });
  return (
    <AuthLayout
      title={translate(accountAccess.signIn)}
      footer={
        isOpen
          ? translateNodes(
              accountAccess.newHere,
              {},
              { link: (words) => <TextLink href={`/sign-up${search}`}>{words}</TextLink> },
            )
          : undefined
      }
    >
      <AuthForm
        fields={fields}
        submitLabel={translate(accountAccess.signIn)}
        onSubmit={async (body) => setAccount(await callEndpoint(login, { body }))}
      >
        <TextField
          label={translate(accountAccess.email)}
          type="email"
          autoComplete="username"
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
    </AuthLayout>
  );
}
