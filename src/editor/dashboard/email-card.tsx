import { useState } from 'react';
import { changeEmail, type Me } from '#contract/accounts.ts';
import { Banner } from '#ui/banner.tsx';
import { TextField } from '#ui/text-field.tsx';
import { callEndpoint } from '../api/call-endpoint.ts';
import { useFields } from '../api/use-fields.ts';
import { PasswordField } from './password-field.tsx';
import { SettingsForm } from './settings-form.tsx';

/** The address the person signs in with. */
export function EmailCard({ account }: { readonly account: Me }) {
  const fields = useFields({ email: '', password: '' });
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <SettingsForm
      title="Email"
      description={`You sign in with ${account.email}.`}
      fields={fields}
      submitLabel="Change email"
      onSubmit={async (body) => {
        await callEndpoint(changeEmail, { body });
        setSentTo(body.email.trim());
        fields.set({ email: '', password: '' });
      }}
    >
      {sentTo === null ? null : (
        <Banner tone="success" title="Check your inbox">
          The change takes effect when you use the link we have sent to {sentTo}.
        </Banner>
      )}
      <TextField label="New email" type="email" autoComplete="off" {...fields.of('email')} />
      <PasswordField label="Your password" autoComplete="current-password" {...fields.of('password')} />
    </SettingsForm>
  );
}
