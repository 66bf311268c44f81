import { joinSite as joinSiteCall } from '#contract/people.ts';
import { MIN_PASSWORD_LENGTH } from '#domain/accounts/password-rule.ts';
import { accountAccess } from '#messages/en/interface/account-access.ts';
import { joinSite } from '#messages/en/interface/join-site.ts';
import { TextField } from '#ui/text-field.tsx';
import { translateNodes } from '#ui/translate-nodes.ts';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { useFields } from '../api/use-fields.ts';
import { AuthForm } from './auth-form.tsx';
import { PasswordField } from './password-field.tsx';
import { setAccount } from './use-installation.ts';

interface JoinNewFormProps {
  readonly token: string;
  /** Where the invitation was sent: the address of the account. */
  readonly email: string;
  readonly onJoined: () => Promise<void>;
}

/** Joins a site with a new account. */
export function JoinNewForm({ token, email, onJoined }: JoinNewFormProps) {
  const fields = useFields({ name: '', password: '' });
  return (
    <AuthForm
      fields={fields}
      submitLabel={translate(joinSite.newAccount)}
      onSubmit={async (values) => {
        setAccount(await callEndpoint(joinSiteCall, { body: { token, ...values } }));
        await onJoined();
      }}
    >
      <p>
        {translateNodes(
          accountAccess.accountWillBe,
          { email },
          { strong: (words) => <strong>{words}</strong> },
        )}
      </p>
      <TextField
        label={translate(accountAccess.yourName)}
        autoComplete="name"
        autoFocus
        {...fields.of('name')}
      />
      <PasswordField
        label={translate(accountAccess.password)}
        autoComplete="new-password"
        description={translate(accountAccess.passwordRule, { min: MIN_PASSWORD_LENGTH })}
        {...fields.of('password')}
      />
    </AuthForm>
  );
}
