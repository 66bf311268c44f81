import { useQuery } from '@tanstack/react-query';
import { changePassword } from '#contract/accounts.ts';
import { turnPasswordOn } from '#contract/passkeys.ts';
import { MIN_PASSWORD_LENGTH } from '#domain/accounts/password-rule.ts';
import { accountSettings } from '#messages/en/interface/account-settings.ts';
import { passkeys } from '#messages/en/interface/passkeys.ts';
import { showToast } from '#ui/show-toast.ts';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { queryClient } from '../api/query-client.ts';
import { useFields } from '../api/use-fields.ts';
import { passkeysQuery, refreshWaysIn } from './passkeys-query.ts';
import { PasswordField } from './password-field.tsx';
import { SettingsForm } from './settings-form.tsx';

/** Changes the password, which signs out all other sessions; or sets one where it was turned off. */
export function PasswordCard() {
  const isOff = useQuery(passkeysQuery).data?.isPasswordOff ?? false;
  return isOff ? <NewPassword /> : <ChangedPassword />;
}

function ChangedPassword() {
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
      <NewPasswordField {...fields.of('newPassword')} />
    </SettingsForm>
  );
}

function NewPassword() {
  const fields = useFields({ newPassword: '' });
  return (
    <SettingsForm
      title={translate(accountSettings.passwordTitle)}
      description={translate(passkeys.passwordIsOff)}
      fields={fields}
      submitLabel={translate(passkeys.turnPasswordOn)}
      onSubmit={async (body) => {
        await callEndpoint(turnPasswordOn, { body });
        await refreshWaysIn();
        showToast(translate(passkeys.passwordTurnedOn), { tone: 'success' });
      }}
    >
      <NewPasswordField {...fields.of('newPassword')} />
    </SettingsForm>
  );
}

interface NewPasswordFieldProps {
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly errorMessage: string | null;
}

function NewPasswordField(props: NewPasswordFieldProps) {
  return (
    <PasswordField
      label={translate(accountSettings.newPassword)}
      autoComplete="new-password"
      description={translate(accountSettings.passwordRule, { min: MIN_PASSWORD_LENGTH })}
      {...props}
    />
  );
}
