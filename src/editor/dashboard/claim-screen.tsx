import { claimInstallation } from '#contract/accounts.ts';
import { MIN_PASSWORD_LENGTH } from '#domain/accounts/password-rule.ts';
import { accountAccess } from '#messages/en/interface/account-access.ts';
import { TextField } from '#ui/text-field.tsx';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { useFields } from '../api/use-fields.ts';
import { AuthForm } from './auth-form.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { PasswordField } from './password-field.tsx';
import { setAccount } from './use-installation.ts';
import { useLinkToken } from './use-link-token.ts';

/** The first start: whoever has the code that the start printed creates the account that owns the installation. */
export function ClaimScreen() {
  const token = useLinkToken();
  return <ClaimForm key={token} token={token} />;
}

function ClaimForm({ token }: { readonly token: string }) {
  const fields = useFields({ token, name: '', email: '', password: '' });
  const code = fields.of('token');
  // The printed link contains the code; it can also be typed, or corrected.
  const asksForCode = token === '' || code.value !== token || code.errorMessage !== null;
  return (
    <AuthLayout title={translate(accountAccess.claimTitle)} lead={translate(accountAccess.claimLead)}>
      <AuthForm
        fields={fields}
        submitLabel={translate(accountAccess.createAccount)}
        onSubmit={async (body) => setAccount(await callEndpoint(claimInstallation, { body }))}
      >
        {asksForCode ? (
          <TextField
            label={translate(accountAccess.setUpCode)}
            autoComplete="off"
            spellCheck="false"
            autoFocus
            description={translate(accountAccess.setUpCodeDescription)}
            {...code}
          />
        ) : null}
        <TextField
          label={translate(accountAccess.yourName)}
          autoComplete="name"
          autoFocus={!asksForCode}
          {...fields.of('name')}
        />
        <TextField
          label={translate(accountAccess.email)}
          type="email"
          autoComplete="username"
          {...fields.of('email')}
        />
        <PasswordField
          label={translate(accountAccess.password)}
          autoComplete="new-password"
          description={translate(accountAccess.passwordAdvice, { min: MIN_PASSWORD_LENGTH })}
          {...fields.of('password')}
        />
      </AuthForm>
    </AuthLayout>
  );
}
