import { changePassword } from '#contract/accounts.ts';
import { MIN_PASSWORD_LENGTH } from '#domain/accounts/password-rule.ts';
import { accountSettings } from '#messages/en/interface/account-settings.ts';
import { showToast } from '#ui/show-toast.ts';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { queryClient } from '../api/query-client.ts';
import { useFields } from '../api/use-fields.ts';
import { PasswordField } from './password-field.tsx';
import { SettingsForm } from './settings-form.tsx';

/** Changes the password, which signs out all other sessions. */
export function PasswordCard() {
  const fields = useFields({ currentPassword: '', newPassword: '' });
  return (
    <SettingsForm
      title={translate(accountSettings.passwordTitle)}
      description={translate(accountSettings.passwordDescription)}
      fields={fields}
      submitLabel={translate(accountSettings.changePassword)}
      onSubmit={async (body) => {
        await callEndpoint(changePassword, { body }, { proof: { password: body.currentPassword } });
        fields.set({ currentPassword: '', newPassword: '' });
        await queryClient.invalidateQueries({ queryKey: ['sessions'] });
        showToast(translate(accountSettings.passwordChanged), { tone: 'success' });
      }}
    >
      <PasswordField
        label={translate(accountSettings.currentPassword)}
        autoComplete="current-password"
        {...fields.of('currentPassword')}
      />
      <PasswordField
        label={translate(accountSettings.newPassword)}
        autoComplete="new-password"
        description={translate(accountSettings.passwordRule, { min: MIN_PASSWORD_LENGTH })}
        {...fields.of('newPassword')}
      />
    </SettingsForm>
  );
}
