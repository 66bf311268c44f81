import { changeName, type Me } from '#contract/accounts.ts';
import { accountSettings } from '#messages/en/interface/account-settings.ts';
import { showToast } from '#ui/show-toast.ts';
import { TextField } from '#ui/text-field.tsx';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { useFields } from '../api/use-fields.ts';
import { SettingsForm } from './settings-form.tsx';
import { updateAccount } from './use-installation.ts';

/** The name that others see of the person. */
export function NameCard({ account }: { readonly account: Me }) {
  const fields = useFields({ name: account.name });
  return (
    <SettingsForm
      title={translate(accountSettings.profileTitle)}
      description={translate(accountSettings.profileDescription)}
      fields={fields}
      submitLabel={translate(accountSettings.save)}
      onSubmit={async (body) => {
        updateAccount(await callEndpoint(changeName, { body }));
        showToast(translate(accountSettings.saved), { tone: 'success' });
      }}
    >
      <TextField label={translate(accountSettings.name)} autoComplete="name" {...fields.of('name')} />
    </SettingsForm>
  );
}
