import { accountAccess } from '#messages/en/interface/account-access.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { translate } from '#ui/translate.ts';
import { AuthLayout } from './auth-layout.tsx';

const LEADS = {
  invitation: accountAccess.byInvitation,
  closed: accountAccess.signUpClosed,
} as const;

/** Shown instead of the form where sign-up is closed. */
export function NoSignUp({ policy }: { readonly policy: keyof typeof LEADS }) {
  return (
    <AuthLayout title={translate(accountAccess.createAnAccount)} lead={translate(LEADS[policy])}>
      <div>
        <LinkButton href="/sign-in" variant="primary">
          {translate(accountAccess.signIn)}
        </LinkButton>
      </div>
    </AuthLayout>
  );
}
