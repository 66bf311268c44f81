import { useNavigate } from 'react-router';
import { resetPassword } from '#contract/accounts.ts';
import { MIN_PASSWORD_LENGTH } from '#domain/accounts/password-rule.ts';
import { accountAccess } from '#messages/en/interface/account-access.ts';
import { showToast } from '#ui/show-toast.ts';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { useFields } from '../api/use-fields.ts';
import { AuthForm } from './auth-form.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { PasswordField } from './password-field.tsx';
import { TextLink } from './text-link.tsx';
import { setAccount } from './use-installation.ts';
import { useLinkToken } from './use-link-token.ts';

/** The screen behind the mailed link. */
export function ResetPasswordScreen() {
  const token = useLinkToken();
  const navigate = useNavigate();
  const fields = useFields({ password: '' });
  return (
    <AuthLayout
      title={translate(accountAccess.chooseNewPassword)}
      lead={translate(accountAccess.signedOutElsewhere)}
      footer={<TextLink href="/forgot-password">{translate(accountAccess.newLink)}</TextLink>}
    >
      <AuthForm
        fields={fields}
        submitLabel={translate(accountAccess.savePassword)}
        onSubmit={async ({ password }) => {
          setAccount(await callEndpoint(resetPassword, { body: { token, password } }));
          showToast(translate(accountAccess.passwordChanged), { tone: 'success' });
          await navigate('/', { replace: true });
        }}
      >
        <PasswordField
          label={translate(accountAccess.newPassword)}
          autoComplete="new-password"
          autoFocus
          description={translate(accountAccess.passwordRule, { min: MIN_PASSWORD_LENGTH })}
          {...fields.of('password')}
        />
      </AuthForm>
    </AuthLayout>
  );
}
