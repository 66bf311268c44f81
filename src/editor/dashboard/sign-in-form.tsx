import { login } from '#contract/accounts.ts';
import { accountAccess } from '#messages/en/interface/account-access.ts';
import { TextField } from '#ui/text-field.tsx';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { useFields } from '../api/use-fields.ts';
import { AuthForm } from './auth-form.tsx';
import { PasswordField } from './password-field.tsx';
import { TextLink } from './text-link.tsx';
import { setAccount } from './use-installation.ts';

/** Address and password; what is shown afterwards follows from who is signed in then. */
export function SignInForm() {
  const fields = useFields({ email: '', password: '' });
  return (
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
  );
}
