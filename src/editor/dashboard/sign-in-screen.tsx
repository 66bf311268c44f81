import { useLocation } from 'react-router';
import { login } from '#contract/accounts.ts';
import { TextField } from '#ui/text-field.tsx';
import { callEndpoint } from '../api/call-endpoint.ts';
import { useFields } from '../api/use-fields.ts';
import { AuthForm } from './auth-form.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { PasswordField } from './password-field.tsx';
import { TextLink } from './text-link.tsx';
import { setAccount, useInstallation } from './use-installation.ts';

/** Once somebody is signed in, the app leads on to the return address by itself. */
export function SignInScreen() {
  const { search } = useLocation();
  const isOpen = useInstallation().data?.signUp === 'open';
  const fields = useFields({ email: '', password: '' });
  return (
    <AuthLayout
      title="Sign in"
      footer={
        isOpen ? (
          <>
            New here? <TextLink href={`/sign-up${search}`}>Create an account</TextLink>
          </>
        ) : undefined
      }
    >
      <AuthForm
        fields={fields}
        submitLabel="Sign in"
        onSubmit={async (body) => setAccount(await callEndpoint(login, { body }))}
      >
        <TextField label="Email" type="email" autoComplete="username" autoFocus {...fields.of('email')} />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          description={<TextLink href="/forgot-password">Forgot your password?</TextLink>}
          {...fields.of('password')}
        />
      </AuthForm>
    </AuthLayout>
  );
}
