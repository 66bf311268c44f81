import { claimInstallation } from '#contract/accounts.ts';
import { MIN_PASSWORD_LENGTH } from '#domain/accounts/password-rule.ts';
import { TextField } from '#ui/text-field.tsx';
import { callEndpoint } from '../api/call-endpoint.ts';
import { useFields } from '../api/use-fields.ts';
import { AuthForm } from './auth-form.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { PasswordField } from './password-field.tsx';
import { setAccount } from './use-installation.ts';

/** The first start: whoever fills this in owns the installation. */
export function ClaimScreen() {
  const fields = useFields({ name: '', email: '', password: '' });
  return (
    <AuthLayout
      title="Welcome to Portico"
      lead="Create the first account. It owns this installation and everything in it."
    >
      <AuthForm
        fields={fields}
        submitLabel="Create account"
        onSubmit={async (body) => setAccount(await callEndpoint(claimInstallation, { body }))}
      >
        <TextField label="Your name" autoComplete="name" autoFocus {...fields.of('name')} />
        <TextField label="Email" type="email" autoComplete="username" {...fields.of('email')} />
        <PasswordField
          label="Password"
          autoComplete="new-password"
          description={`At least ${MIN_PASSWORD_LENGTH} characters. A few words in a row are easy to remember.`}
          {...fields.of('password')}
        />
      </AuthForm>
    </AuthLayout>
  );
}
