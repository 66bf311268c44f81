import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { checkHandover, listHandovers, type ReceivedHandover } from '#contract/site-handover.ts';
import { accountAccess } from '#messages/en/interface/account-access.ts';
import { siteHandover } from '#messages/en/interface/site-handover.ts';
import { formatDate } from '#ui/format-time.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { showToast } from '#ui/show-toast.ts';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { queryClient } from '../api/query-client.ts';
import { AuthLayout } from './auth-layout.tsx';
import { HANDOVERS_KEY } from './handovers-key.ts';
import { LoadingScreen } from './loading-screen.tsx';
import styles from './screen.module.css';
import { SignInForm } from './sign-in-form.tsx';
import { TakeOverForm } from './take-over-form.tsx';
import { useInstallation } from './use-installation.ts';
import { useKeptToken } from './use-kept-token.ts';

/**
 * Where the mailed link of an offer leads, and its notice on the dashboard (`?offer=`): the person accepts or declines
 * the site (ROLE-23).
 */
export function TakeOverScreen() {
  const { token, forget } = useKeptToken('portico:take-over');
  const offerId = new URLSearchParams(useLocation().search).get('offer');
  const navigate = useNavigate();
  const account = useInstallation().data?.account ?? null;
  const offer = useQuery({
    queryKey: [HANDOVERS_KEY, offerId ?? token, account?.id],
    queryFn: () => findOffer(offerId, token),
    enabled: account !== null,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (account === null) {
    return (
      <AuthLayout title={translate(siteHandover.noOffer)} lead={translate(siteHandover.signInFirst)}>
        <div className={styles['form']}>
          <SignInForm />
        </div>
      </AuthLayout>
    );
  }
  if (offer.isPending) return <LoadingScreen />;
  if (offer.isError) {
    return (
      <AuthLayout title={translate(accountAccess.linkDoesNotWork)} lead={offer.error.message}>
        <div>
          <LinkButton href="/" variant="primary">
            {translate(accountAccess.toDashboard)}
          </LinkButton>
        </div>
      </AuthLayout>
    );
  }
  const { siteTitle, offeredBy, expiresAt } = offer.data;
  return (
    <AuthLayout
      title={translate(siteHandover.title, { site: siteTitle })}
      lead={translate(siteHandover.lead, { name: offeredBy, date: formatDate(expiresAt) })}
    >
      <TakeOverForm
        handover={offer.data}
        onAnswered={async (message) => {
          forget();
          await queryClient.invalidateQueries({ queryKey: ['sites'] });
          await navigate('/', { replace: true });
          queryClient.removeQueries({ queryKey: [HANDOVERS_KEY] });
          showToast(message, { tone: 'success' });
        }}
      />
    </AuthLayout>
  );
}

/** The offer of an id is looked for among those of the person; that of a link says itself why it no longer works. */
async function findOffer(offerId: string | null, token: string): Promise<ReceivedHandover> {
  if (offerId === null) return callEndpoint(checkHandover, { body: { token } });
  const { handovers } = await callEndpoint(listHandovers, {});
  return handovers.find(({ id }) => id === offerId) ?? callEndpoint(checkHandover, { body: { token: '' } });
}
