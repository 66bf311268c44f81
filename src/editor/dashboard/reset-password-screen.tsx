import { useNavigate } from 'react-router';
import { resetPassword } from '#contract/accounts.ts';
import { MIN_PASSWORD_LENGTH } from '#domain/accounts/password-rule.ts';
import { showToast } from '#ui/show-toast.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { useFields } from '../api/use-fields.ts';
import { AuthForm } from './auth-form.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { PasswordField } from './password-field.tsx';
import { TextLink } from './text-link.tsx';
import { setAccount } from './use-installation.ts';
import { useLinkToken } from './use-link-token.ts';

/** Where the mailed link leads. */
export function ResetPasswordScreen() {
  const token = useLinkToken();
  const navigate = useNavigate();
  const fields = useFields({ password: '' });
  return (
    <AuthLayout
      title="Choose a new password"
      lead="You are signed out everywhere else when you do."
      footer={<TextLink href="/forgot-password">Ask for a new link</TextLink>}
    >
      <AuthForm
        fields={fields}
        submitLabel="Save password"
        onSubmit={async ({ password }) => {
          setAccount(await callEndpoint(resetPassword, { body: { token, password } }));
          showToast('Your password was changed.', { tone: 'success' });
          await navigate('/', { replace: true });
        }}
      >
        <PasswordField
          label="New password"
          autoComplete="new-password"
          autoFocus
          description={`At least ${MIN_PASSWORD_LENGTH} characters.`}
          {...fields.of('password')}
        />
      </AuthForm>
    </AuthLayout>
  );
}
