import { LinkButton } from '#ui/link-button.tsx';
import { AuthLayout } from './auth-layout.tsx';

const LEADS = {
  invitation: 'New accounts need an invitation. Ask the person who runs this installation to invite you.',
  closed: 'This installation takes no new accounts at the moment.',
} as const;

/** In place of the form, where nobody gets an account by asking for one. */
export function NoSignUp({ policy }: { readonly policy: keyof typeof LEADS }) {
  return (
    <AuthLayout title="Create an account" lead={LEADS[policy]}>
      <div>
        <LinkButton href="/sign-in" variant="primary">
          Sign in
        </LinkButton>
      </div>
    </AuthLayout>
  );
}
