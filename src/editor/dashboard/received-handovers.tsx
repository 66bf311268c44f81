import { useQuery } from '@tanstack/react-query';
import { listHandovers } from '#contract/site-handover.ts';
import { siteHandover } from '#messages/en/interface/site-handover.ts';
import { Banner } from '#ui/banner.tsx';
import { formatDate } from '#ui/format-time.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { HANDOVERS_KEY } from './handovers-key.ts';
import styles from './sites-screen.module.css';

/** The sites that are offered to the person, above their own (ROLE-23); nothing where there are none. */
export function ReceivedHandovers() {
  const received = useQuery({
    queryKey: [HANDOVERS_KEY],
    queryFn: () => callEndpoint(listHandovers, {}),
  });
  const handovers = received.data?.handovers ?? [];
  return handovers.length === 0 ? null : (
    <div className={styles['notices']}>
      {handovers.map(({ id, siteTitle, offeredBy, expiresAt }) => (
        <Banner
          key={id}
          title={translate(siteHandover.received, { name: offeredBy, site: siteTitle })}
          actions={
            <LinkButton size="small" href={`/take-over?offer=${id}`}>
              {translate(siteHandover.see)}
            </LinkButton>
          }
        >
          {translate(siteHandover.until, { date: formatDate(expiresAt) })}
        </Banner>
      ))}
    </div>
  );
}
