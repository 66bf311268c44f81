import { useState } from 'react';
import { useLocation } from 'react-router';
import { signUp } from '#contract/accounts.ts';
import { TextField } from '#ui/text-field.tsx';
import { callEndpoint } from '../api/call-endpoint.ts';
import { useFields } from '../api/use-fields.ts';
import { AuthForm } from './auth-form.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { CheckMail } from './check-mail.tsx';
import { NoSignUp } from './no-sign-up.tsx';
import { TextLink } from './text-link.tsx';
import { useInstallation } from './use-installation.ts';

/** Asks for an address; the mail that follows leads on. */
export function SignUpScreen() {
  const { search } = useLocation();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const fields = useFields({ email: '' });
  const policy = useInstallation().data?.signUp;
  if (policy === 'invitation' || policy === 'closed') return <NoSignUp policy={policy} />;
  if (sentTo !== null) return <CheckMail email={sentTo} />;
  return (
    <AuthLayout
      title="Create an account"
      lead="Tell us your email address, and we send you a link to go on."
      footer={
        <>
          Have an account? <TextLink href={`/sign-in${search}`}>Sign in</TextLink>
        </>
      }
    >
      <AuthForm
        fields={fields}
        submitLabel="Continue"
        onSubmit={async (body) => {
          await callEndpoint(signUp, { body });
          setSentTo(body.email.trim());
        }}
      >
        <TextField label="Email" type="email" autoComplete="email" autoFocus {...fields.of('email')} />
      </AuthForm>
    </AuthLayout>
  );
}
