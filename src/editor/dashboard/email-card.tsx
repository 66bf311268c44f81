import { useState } from 'react';
import { changeEmail, type Me } from '#contract/accounts.ts';
import { accountSettings } from '#messages/en/interface/account-settings.ts';
import { Banner } from '#ui/banner.tsx';
import { TextField } from '#ui/text-field.tsx';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { useFields } from '../api/use-fields.ts';
import { SettingsForm } from './settings-form.tsx';

/** The address the person signs in with. */
export function EmailCard({ account }: { readonly account: Me }) {
  const fields = useFields({ email: '' });
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <SettingsForm
      title={translate(accountSettings.emailTitle)}
      description={translate(accountSettings.emailDescription, { email: account.email })}
      fields={fields}
      submitLabel={translate(accountSettings.changeEmail)}
      onSubmit={async (body) => {
        await callEndpoint(changeEmail, { body });
        setSentTo(body.email.trim());
        fields.set({ email: '' });
      }}
    >
      {sentTo === null ? null : (
        <Banner tone="success" title={translate(accountSettings.emailSentTitle)}>
          {translate(accountSettings.emailSent, { email: sentTo })}
        </Banner>
      )}
      <TextField
        label={translate(accountSettings.newEmail)}
        type="email"
        autoComplete="off"
        {...fields.of('email')}
      />
    </SettingsForm>
  );
}
