import { useMutation } from '@tanstack/react-query';
import { endMemberSession, endMemberSessions, type OneMember } from '#contract/one-member.ts';
import type { Id } from '#lib/id.ts';
import { oneMember } from '#messages/en/interface/one-member.ts';
import { Button } from '#ui/button.tsx';
import { formatDateTime } from '#ui/format-time.ts';
import { showToast } from '#ui/show-toast.ts';
import { Table } from '#ui/table.tsx';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { PanelGroup } from '../panel/panel-group.tsx';

interface MemberSessionsProps {
  readonly member: OneMember;
  readonly canWrite: boolean;
  readonly onChanged: () => Promise<void>;
}

/** Where a member is signed in, ended one by one or all at once (MEMB-27). */
export function MemberSessions({ member: { id, sessions }, canWrite, onChanged }: MemberSessionsProps) {
  const end = useMutation({
    mutationFn: (which: Id<'member-session'> | 'all') =>
      which === 'all'
        ? callEndpoint(endMemberSessions, { params: { memberId: id } })
        : callEndpoint(endMemberSession, { params: { memberId: id, memberSessionId: which } }),
    onError: (error) => void showToast(error.message, { tone: 'danger' }),
    onSettled: onChanged,
  });
  return (
    <PanelGroup title={translate(oneMember.sessions)}>
      <Table
        label={translate(oneMember.sessions)}
        items={sessions}
        empty={translate(oneMember.noSessions)}
        columns={[
          {
            id: 'device',
            title: translate(oneMember.device),
            isRowHeader: true,
            render: ({ device }) => device,
          },
          {
            id: 'used',
            title: translate(oneMember.lastUsed),
            render: ({ lastUsedAt }) => formatDateTime(lastUsedAt),
          },
          {
            id: 'end',
            title: translate(oneMember.end),
            align: 'end',
            render: ({ id: sessionId, device }) =>
              canWrite ? (
                <Button
                  size="small"
                  aria-label={translate(oneMember.endOf, { device })}
                  isDisabled={end.isPending}
                  onPress={() => end.mutate(sessionId)}
                >
                  {translate(oneMember.end)}
                </Button>
              ) : null,
          },
        ]}
      />
      {sessions.length > 0 && canWrite ? (
        <div>
          <Button isPending={end.isPending} onPress={() => end.mutate('all')}>
            {translate(oneMember.endAll)}
          </Button>
        </div>
      ) : null}
    </PanelGroup>
  );
}
