import { useLocation } from 'react-router';
import { accountAccess } from '#messages/en/interface/account-access.ts';
import { translateNodes } from '#ui/translate-nodes.ts';
import { translate } from '#ui/translate.ts';
import { AuthLayout } from './auth-layout.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { TextLink } from './text-link.tsx';
import { useInstallation } from './use-installation.ts';

/** After signing in, the app redirects to the return address by itself. */
export function SignInScreen() {
  const { search } = useLocation();
  const isOpen = useInstallation().data?.signUp === 'open';
  return (
    <AuthLayout
      title={translate(accountAccess.signIn)}
      footer={
        isOpen
          ? translateNodes(
              accountAccess.newHere,
              {},
              { link: (words) => <TextLink href={`/sign-up${search}`}>{words}</TextLink> },
            )
          : undefined
      }
    >
      <SignInForm />
    </AuthLayout>
  );
}
