import { useQuery } from '@tanstack/react-query';
import { installation } from '#messages/en/interface/installation.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { translate } from '#ui/translate.ts';
import { InvitationsCard } from './invitations-card.tsx';
import { InviteCard } from './invite-card.tsx';
import { invitationsQuery } from './invitations-query.ts';
import { LoadingScreen } from './loading-screen.tsx';
import { ProblemScreen } from './problem-screen.tsx';
import screen from './screen.module.css';
import { SignUpPolicyCard } from './sign-up-policy-card.tsx';
import { useTitle } from './use-title.ts';

/** The sign-up policy and the invitations, for the owner of the installation. */
export function InvitationsScreen() {
  useTitle(translate(installation.invitationsTitle));
  const answer = useQuery(invitationsQuery);
  if (answer.isPending) return <LoadingScreen />;
  if (answer.isError) return <ProblemScreen error={answer.error} onRetry={() => void answer.refetch()} />;
  const { policy, isPolicyFixed, isSending, invitations } = answer.data;
  return (
    <div className={screen['narrow']}>
      <div className={screen['header']}>
        <div>
          <Breadcrumbs
            items={[
              { label: translate(installation.yourSites), href: '/' },
              { label: translate(installation.invitationsTitle) },
            ]}
          />
          <h1 className={screen['title']}>{translate(installation.invitationsTitle)}</h1>
        </div>
      </div>
      <div className={screen['stack']}>
        <SignUpPolicyCard policy={policy} isFixed={isPolicyFixed} />
        <InviteCard isSending={isSending} isClosed={policy === 'closed'} />
        <InvitationsCard invitations={invitations} />
      </div>
    </div>
  );
}
