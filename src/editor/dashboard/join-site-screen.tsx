import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { checkSiteInvitation } from '#contract/people.ts';
import { accountAccess } from '#messages/en/interface/account-access.ts';
import { joinSite } from '#messages/en/interface/join-site.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { showToast } from '#ui/show-toast.ts';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { roleNames } from '../people/role-words.ts';
import { AuthLayout } from './auth-layout.tsx';
import { JoinAsForm } from './join-as-form.tsx';
import { JoinNewForm } from './join-new-form.tsx';
import { LoadingScreen } from './loading-screen.tsx';
import styles from './screen.module.css';
import { SignInForm } from './sign-in-form.tsx';
import { useInstallation } from './use-installation.ts';
import { useKeptToken } from './use-kept-token.ts';

/** Where the mailed link of an invitation to a site leads: in with the account one has, or with a new one (ROLE-24). */
export function JoinSiteScreen() {
  const { token, forget } = useKeptToken('portico:join');
  const navigate = useNavigate();
  const account = useInstallation().data?.account ?? null;
  const [hasAccount, setHasAccount] = useState(false);
  const invitation = useQuery({
    queryKey: ['site-invitation', token],
    queryFn: ({ signal }) => callEndpoint(checkSiteInvitation, { body: { token } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (invitation.isPending) return <LoadingScreen />;
  if (invitation.isError) {
    return (
      <AuthLayout title={translate(accountAccess.linkDoesNotWork)} lead={invitation.error.message}>
        <div>
          <LinkButton href="/" variant="primary">
            {translate(account === null ? accountAccess.signIn : accountAccess.toDashboard)}
          </LinkButton>
        </div>
      </AuthLayout>
    );
  }
  const { siteTitle, invitedBy, email, roles, canCreateAccount } = invitation.data;
  const onJoined = async () => {
    forget();
    showToast(translate(joinSite.joined, { site: siteTitle }), { tone: 'success' });
    await navigate('/', { replace: true });
  };
  const signsIn = hasAccount || !canCreateAccount;
  return (
    <AuthLayout
      title={translate(joinSite.title, { site: siteTitle })}
      lead={
        invitedBy === null
          ? translate(joinSite.invitedByNobody, { roles: roleNames(roles) })
          : translate(joinSite.invited, { name: invitedBy, roles: roleNames(roles) })
      }
    >
      {account === null ? (
        <div className={styles['form']}>
          {signsIn ? <SignInForm /> : <JoinNewForm token={token} email={email} onJoined={onJoined} />}
          {canCreateAccount ? (
            <Button variant="quiet" isFullWidth onPress={() => setHasAccount(!hasAccount)}>
              {translate(hasAccount ? joinSite.noAccount : joinSite.haveAccount)}
            </Button>
          ) : (
            <Banner tone="info">{translate(joinSite.cannotCreate)}</Banner>
          )}
        </div>
      ) : (
        <JoinAsForm token={token} account={account} onJoined={onJoined} />
      )}
    </AuthLayout>
  );
}
