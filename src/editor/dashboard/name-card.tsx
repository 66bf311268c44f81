import { changeName, type Me } from '#contract/accounts.ts';
import { showToast } from '#ui/show-toast.ts';
import { TextField } from '#ui/text-field.tsx';
import { callEndpoint } from '../api/call-endpoint.ts';
import { useFields } from '../api/use-fields.ts';
import { SettingsForm } from './settings-form.tsx';
import { updateAccount } from './use-installation.ts';

/** The name others see beside what the person does. */
export function NameCard({ account }: { readonly account: Me }) {
  const fields = useFields({ name: account.name });
  return (
    <SettingsForm
      title="Profile"
      description="Your name is shown to the people you work with."
      fields={fields}
      submitLabel="Save"
      onSubmit={async (body) => {
        updateAccount(await callEndpoint(changeName, { body }));
        showToast('Saved.', { tone: 'success' });
      }}
    >
      <TextField label="Name" autoComplete="name" {...fields.of('name')} />
    </SettingsForm>
  );
}
