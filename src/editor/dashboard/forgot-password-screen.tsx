import { useState } from 'react';
import { requestPasswordReset } from '#contract/accounts.ts';
import { accountAccess } from '#messages/en/interface/account-access.ts';
import { TextField } from '#ui/text-field.tsx';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { useFields } from '../api/use-fields.ts';
import { AuthForm } from './auth-form.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { CheckMail } from './check-mail.tsx';
import { TextLink } from './text-link.tsx';

/** Asks for the address of the account whose password was forgotten. */
export function ForgotPasswordScreen() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const fields = useFields({ email: '' });
  if (sentTo !== null) return <CheckMail email={sentTo} />;
  return (
    <AuthLayout
      title={translate(accountAccess.forgotPassword)}
      lead={translate(accountAccess.forgotPasswordLead)}
      footer={<TextLink href="/sign-in">{translate(accountAccess.backToSignIn)}</TextLink>}
    >
      <AuthForm
        fields={fields}
        submitLabel={translate(accountAccess.sendLink)}
        onSubmit={async (body) => {
          await callEndpoint(requestPasswordReset, { body });
          setSentTo(body.email.trim());
        }}
      >
        <TextField
          label={translate(accountAccess.email)}
          type="email"
          autoComplete="email"
          autoFocus
          {...fields.of('email')}
        />
      </AuthForm>
    </AuthLayout>
  );
}
