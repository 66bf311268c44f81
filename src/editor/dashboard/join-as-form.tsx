import { useMutation } from '@tanstack/react-query';
import type { Me } from '#contract/accounts.ts';
import { acceptSiteInvitation } from '#contract/people.ts';
import { joinSite } from '#messages/en/interface/join-site.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { queryClient } from '../api/query-client.ts';
import styles from './screen.module.css';

interface JoinAsFormProps {
  readonly token: string;
  readonly account: Me;
  readonly onJoined: () => Promise<void>;
}

/** A press joins, not the visit: programs that look at links in mails join nothing. */
export function JoinAsForm({ token, account, onJoined }: JoinAsFormProps) {
  const joining = useMutation({
    mutationFn: () => callEndpoint(acceptSiteInvitation, { body: { token } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ['sites'] });
      await onJoined();
    },
  });
  return (
    <div className={styles['form']}>
      {joining.isError ? <Banner tone="danger">{joining.error.message}</Banner> : null}
      <p>{translate(joinSite.signedInAs, { name: account.name, email: account.email })}</p>
      <Button
        variant="primary"
        size="large"
        isFullWidth
        isPending={joining.isPending}
        onPress={() => joining.mutate()}
      >
        {translate(joinSite.join)}
      </Button>
      <LinkButton href="/" isFullWidth>
        {translate(joinSite.notNow)}
      </LinkButton>
    </div>
  );
}
