import { useState } from 'react';
import { requestPasswordReset } from '#contract/accounts.ts';
import { TextField } from '#ui/text-field.tsx';
import { callEndpoint } from '../api/call-endpoint.ts';
import { useFields } from '../api/use-fields.ts';
import { AuthForm } from './auth-form.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { CheckMail } from './check-mail.tsx';
import { TextLink } from './text-link.tsx';

/** Asks for the address whose password is lost. */
export function ForgotPasswordScreen() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const fields = useFields({ email: '' });
  if (sentTo !== null) return <CheckMail email={sentTo} />;
  return (
    <AuthLayout
      title="Forgot your password?"
      lead="We send you a link to choose a new one. It works for one hour."
      footer={<TextLink href="/sign-in">Back to sign in</TextLink>}
    >
      <AuthForm
        fields={fields}
        submitLabel="Send link"
        onSubmit={async (body) => {
          await callEndpoint(requestPasswordReset, { body });
          setSentTo(body.email.trim());
        }}
      >
        <TextField label="Email" type="email" autoComplete="email" autoFocus {...fields.of('email')} />
      </AuthForm>
    </AuthLayout>
  );
}
