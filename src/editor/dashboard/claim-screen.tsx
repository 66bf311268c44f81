import { claimInstallation } from '#contract/accounts.ts';
import { MIN_PASSWORD_LENGTH } from '#domain/accounts/password-rule.ts';
import { TextField } from '#ui/text-field.tsx';
import { callEndpoint } from '../api/call-endpoint.ts';
import { useFields } from '../api/use-fields.ts';
import { AuthForm } from './auth-form.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { PasswordField } from './password-field.tsx';
import { setAccount } from './use-installation.ts';
import { useLinkToken } from './use-link-token.ts';

/** The first start: who has what the start printed makes the account that owns the installation. */
export function ClaimScreen() {
  const token = useLinkToken();
  return <ClaimForm key={token} token={token} />;
}

function ClaimForm({ token }: { readonly token: string }) {
  const fields = useFields({ token, name: '', email: '', password: '' });
  const code = fields.of('token');
  // The link of the start has the code; whoever came another way types it, and mends one that is wrong.
  const asksForCode = token === '' || code.value !== token || code.errorMessage !== null;
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
        {asksForCode ? (
          <TextField
            label="Set-up code"
            autoComplete="off"
            spellCheck="false"
            autoFocus
            description="Portico printed it when it started: the end of the address it asks you to open."
            {...code}
          />
        ) : null}
        <TextField label="Your name" autoComplete="name" autoFocus={!asksForCode} {...fields.of('name')} />
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
