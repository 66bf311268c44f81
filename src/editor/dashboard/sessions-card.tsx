import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Monitor, Smartphone } from 'lucide-react';
import { endOtherSessions, endSession, listSessions, type SessionSummary } from '#contract/accounts.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { showToast } from '#ui/show-toast.ts';
import { Spinner } from '#ui/spinner.tsx';
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
    mutationFn: (sessionId: string) => callEndpoint(endSession, { params: { sessionId } }),
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
      title="Sessions"
      description="Browsers in which you are signed in. End what you do not know, and change your password then."
      actions={
        list.length > 1 ? (
          <Button isPending={endingOthers.isPending} onPress={() => endingOthers.mutate()}>
            End all others
          </Button>
        ) : undefined
      }
    >
      {sessions.isPending ? <Spinner label="Loading sessions" /> : null}
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
          {session.isCurrent ? (
            'This browser'
          ) : (
            <>
              Last used <time dateTime={session.lastSeenAt}>{formatAgo(session.lastSeenAt, now)}</time>
            </>
          )}{' '}
          · signed in <time dateTime={session.createdAt}>{formatDateTime(session.createdAt)}</time>
        </p>
      </div>
      {session.isCurrent ? null : (
        <Button
          size="small"
          isPending={isEnding}
          onPress={onEnd}
          aria-label={`End the session of ${session.device}`}
        >
          End
        </Button>
      )}
    </li>
  );
}
