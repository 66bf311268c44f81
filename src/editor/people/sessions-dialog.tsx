import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { endPersonSession, endPersonSessions, listPersonSessions } from '#contract/people-sessions.ts';
import type { SitePerson } from '#contract/people.ts';
import type { Id } from '#lib/id.ts';
import { personSessions } from '#messages/en/interface/person-sessions.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { formatDateTime } from '#ui/format-time.ts';
import { showToast } from '#ui/show-toast.ts';
import { Table } from '#ui/table.tsx';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { LoadFailure } from '../panel/load-failure.tsx';
import styles from './people.module.css';

interface SessionsDialogProps {
  readonly person: SitePerson;
  readonly onClose: () => void;
}

/** Where somebody who works on the site is signed in on it, ended one by one or all at once (ROLE-60). */
export function SessionsDialog({ person: { id, name }, onClose }: SessionsDialogProps) {
  const queries = useQueryClient();
  const queryKey = ['person-sessions', id];
  const { data, isPending, isError, refetch } = useQuery({
    queryKey,
    queryFn: () => callEndpoint(listPersonSessions, { params: { personId: id } }),
  });
  const end = useMutation({
    mutationFn: (which: Id<'session'> | 'all') =>
      which === 'all'
        ? callEndpoint(endPersonSessions, { params: { personId: id } })
        : callEndpoint(endPersonSession, { params: { personId: id, sessionId: which } }),
    onError: (error) => void showToast(error.message, { tone: 'danger' }),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
  const sessions = data?.sessions ?? [];
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  const title = translate(personSessions.title, { name });
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={title}
      footer={
        others.length === 0 ? undefined : (
          <Button isPending={end.isPending && end.variables === 'all'} onPress={() => end.mutate('all')}>
            {translate(others.length < sessions.length ? personSessions.endOthers : personSessions.endAll)}
          </Button>
        )
      }
    >
      <div className={styles['stack']}>
        <p>{translate(personSessions.text)}</p>
        {isError ? (
          <LoadFailure retry={() => void refetch()} />
        ) : (
          <Table
            label={title}
            isLoading={isPending}
            items={sessions}
            empty={translate(personSessions.none)}
            columns={[
              {
                id: 'device',
                title: translate(personSessions.device),
                isRowHeader: true,
                render: ({ device, isCurrent }) =>
                  isCurrent ? translate(personSessions.thisOne, { device }) : device,
              },
              {
                id: 'seen',
                title: translate(personSessions.lastSeen),
                render: ({ lastSeenAt }) => formatDateTime(lastSeenAt),
              },
              {
                id: 'end',
                title: translate(personSessions.end),
                align: 'end',
                render: ({ id: sessionId, device, isCurrent }) =>
                  isCurrent ? null : (
                    <Button
                      size="small"
                      aria-label={translate(personSessions.endOf, { device })}
                      isDisabled={end.isPending}
                      onPress={() => end.mutate(sessionId)}
                    >
                      {translate(personSessions.end)}
                    </Button>
                  ),
              },
            ]}
          />
        )}
      </div>
    </Dialog>
  );
}
