import { changePassword } from '#contract/accounts.ts';
import { MIN_PASSWORD_LENGTH } from '#domain/accounts/password-rule.ts';
import { showToast } from '#ui/show-toast.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { queryClient } from '../api/query-client.ts';
import { useFields } from '../api/use-fields.ts';
import { PasswordField } from './password-field.tsx';
import { SettingsForm } from './settings-form.tsx';

/** A new password signs out everywhere else. */
export function PasswordCard() {
  const fields = useFields({ currentPassword: '', newPassword: '' });
  return (
    <SettingsForm
      title="Password"
      description="A new password signs you out everywhere else."
      fields={fields}
      submitLabel="Change password"
      onSubmit={async (body) => {
        await callEndpoint(changePassword, { body });
        fields.set({ currentPassword: '', newPassword: '' });
        await queryClient.invalidateQueries({ queryKey: ['sessions'] });
        showToast('Your password was changed.', { tone: 'success' });
      }}
    >
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        {...fields.of('currentPassword')}
      />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        description={`At least ${MIN_PASSWORD_LENGTH} characters.`}
        {...fields.of('newPassword')}
      />
    </SettingsForm>
  );
}
