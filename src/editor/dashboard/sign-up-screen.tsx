import { useState } from 'react';
import { useLocation } from 'react-router';
import { signUp } from '#contract/accounts.ts';
import { accountAccess } from '#messages/en/interface/account-access.ts';
import { TextField } from '#ui/text-field.tsx';
import { translateNodes } from '#ui/translate-nodes.ts';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { useFields } from '../api/use-fields.ts';
import { AuthForm } from './auth-form.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { CheckMail } from './check-mail.tsx';
import { NoSignUp } from './no-sign-up.tsx';
import { TextLink } from './text-link.tsx';
import { useInstallation } from './use-installation.ts';

/** Asks for an address, to which the sign-up link is mailed. */
export function SignUpScreen() {
  const { search } = useLocation();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const fields = useFields({ email: '' });
  const policy = useInstallation().data?.signUp;
  if (policy === 'invitation' || policy === 'closed') return <NoSignUp policy={policy} />;
  if (sentTo !== null) return <CheckMail email={sentTo} />;
  return (
    <AuthLayout
      title={translate(accountAccess.createAnAccount)}
      lead={translate(accountAccess.signUpLead)}
      footer={translateNodes(
        accountAccess.haveAccount,
        {},
        { link: (words) => <TextLink href={`/sign-in${search}`}>{words}</TextLink> },
      )}
    >
      <AuthForm
        fields={fields}
        submitLabel={translate(accountAccess.continue)}
        onSubmit={async (body) => {
          await callEndpoint(signUp, { body });
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
