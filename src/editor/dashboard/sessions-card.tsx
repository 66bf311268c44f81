import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Monitor, Smartphone } from 'lucide-react';
import { endOtherSessions, endSession, listSessions, type SessionSummary } from '#contract/accounts.ts';
import { accountSettings } from '#messages/en/interface/account-settings.ts';
import type { Id } from '#lib/id.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { showToast } from '#ui/show-toast.ts';
import { Spinner } from '#ui/spinner.tsx';
import { translateNodes } from '#ui/translate-nodes.ts';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { formatAgo, formatDateTime } from '#ui/format-time.ts';
import styles from './sessions-card.module.css';

const PHONES = /Android|iPhone|iPad/;

/** Where the person is signed in, and the way to end it. */
export function SessionsCard() {
  const queries = useQueryClient();
  const sessions = useQuery({
    queryKey: ['sessions'],
    queryFn: ({ signal }) => callEndpoint(listSessions, {}, { signal }),
  });
  const onSettled = () => queries.invalidateQueries({ queryKey: ['sessions'] });
  const onError = (error: Error) => showToast(error.message, { tone: 'danger' });
  const ending = useMutation({
    mutationFn: (sessionId: Id<'session'>) => callEndpoint(endSession, { params: { sessionId } }),
    onSettled,
    onError,
  });
  const endingOthers = useMutation({
    mutationFn: () => callEndpoint(endOtherSessions, {}),
    onSettled,
    onError,
  });
  const list = sessions.data?.sessions ?? [];
  return (
    <Card
      title={translate(accountSettings.sessionsTitle)}
      description={translate(accountSettings.sessionsDescription)}
      actions={
        list.length > 1 ? (
          <Button isPending={endingOthers.isPending} onPress={() => endingOthers.mutate()}>
            {translate(accountSettings.endOthers)}
          </Button>
        ) : undefined
      }
    >
      {sessions.isPending ? <Spinner label={translate(accountSettings.loadingSessions)} /> : null}
      {sessions.isError ? <Banner tone="danger">{sessions.error.message}</Banner> : null}
      <ul className={styles['list']}>
        {list.map((session) => (
          <Session
            key={session.id}
            session={session}
            now={sessions.dataUpdatedAt}
            isEnding={ending.isPending && ending.variables === session.id}
            onEnd={() => ending.mutate(session.id)}
          />
        ))}
      </ul>
    </Card>
  );
}

interface SessionProps {
  readonly session: SessionSummary;
  readonly now: number;
  readonly isEnding: boolean;
  readonly onEnd: () => void;
}

function Session({ session, now, isEnding, onEnd }: SessionProps) {
  const Icon = PHONES.test(session.device) ? Smartphone : Monitor;
  return (
    <li className={styles['session']}>
      <Icon aria-hidden="true" className={styles['icon']} />
      <div className={styles['texts']}>
        <p className={styles['device']}>{session.device}</p>
        <p className={styles['times']}>
          {translateNodes(
            session.isCurrent ? accountSettings.thisBrowser : accountSettings.otherBrowser,
            { ago: formatAgo(session.lastSeenAt, now), date: formatDateTime(session.createdAt) },
            {
              used: (words) => <time dateTime={session.lastSeenAt}>{words}</time>,
              since: (words) => <time dateTime={session.createdAt}>{words}</time>,
            },
          )}
        </p>
      </div>
      {session.isCurrent ? null : (
        <Button
          size="small"
          isPending={isEnding}
          onPress={onEnd}
          aria-label={translate(accountSettings.endSessionOf, { device: session.device })}
        >
          {translate(accountSettings.endSession)}
        </Button>
      )}
    </li>
  );
}
