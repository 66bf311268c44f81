import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { getMember, type OneMember } from '#contract/one-member.ts';
import { isId } from '#lib/id.ts';
import { memberList } from '#messages/en/interface/member-list.ts';
import { oneMember } from '#messages/en/interface/one-member.ts';
import { Spinner } from '#ui/spinner.tsx';
import { formatDate, formatDateTime } from '#ui/format-time.ts';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { LoadFailure } from '../panel/load-failure.tsx';
import { PanelGroup } from '../panel/panel-group.tsx';
import { Panel } from '../panel/panel.tsx';
import { MemberActions } from './member-actions.tsx';
import { MemberAddresses } from './member-addresses.tsx';
import { MemberFields } from './member-fields.tsx';
import { MemberHistory } from './member-history.tsx';
import { MemberSessions } from './member-sessions.tsx';
import styles from './members.module.css';
import { MEMBERS_KEY } from './use-member-runs.ts';

/** One member: fields, account, sessions, history, and what is done about it. */
export function OneMemberScreen({ canWrite }: { readonly canWrite: boolean }) {
  const { memberId = '' } = useParams();
  const queries = useQueryClient();
  const member = useQuery({
    queryKey: [MEMBERS_KEY, 'one', memberId],
    queryFn: () =>
      isId<'member'>(memberId)
        ? callEndpoint(getMember, { params: { memberId } })
        : Promise.reject(new Error()),
  });
  const refresh = () => queries.invalidateQueries({ queryKey: [MEMBERS_KEY] });
  const { data } = member;
  return (
    <Panel
      title={data?.email ?? translate(memberList.member)}
      back={{ to: '/contacts/members', label: translate(oneMember.back) }}
      actions={
        data !== undefined && canWrite ? <MemberActions member={data} onChanged={refresh} /> : undefined
      }
    >
      {member.isError ? (
        <LoadFailure retry={() => void member.refetch()} />
      ) : data === undefined ? (
        <Spinner label={translate(oneMember.loading)} />
      ) : (
        <>
          <MemberFields key={data.id} member={data} canWrite={canWrite} onSaved={refresh} />
          <PanelGroup title={translate(oneMember.account)}>
            <Facts member={data} />
          </PanelGroup>
          <MemberSessions member={data} canWrite={canWrite} onChanged={refresh} />
          <MemberAddresses networkAddresses={data.networkAddresses} />
          <MemberHistory history={data.history} />
        </>
      )}
    </Panel>
  );
}

function Facts({ member }: { readonly member: OneMember }) {
  const { status, joinedAt, verifiedAt, lastSeenDay, language, customerId, answers } = member;
  const never = translate(oneMember.never);
  const facts = [
    [translate(oneMember.status), translate(memberList[status])],
    [translate(oneMember.joined), formatDateTime(joinedAt)],
    [translate(oneMember.confirmed), verifiedAt === null ? never : formatDateTime(verifiedAt)],
    [
      translate(oneMember.lastSeen),
      lastSeenDay === null ? never : formatDate(`${lastSeenDay}T12:00:00.000Z`),
    ],
    [translate(oneMember.language), language],
    ...answers.map((answer) => [answer.label, answer.value] as const),
    ...(customerId === '' ? [] : [[translate(oneMember.customerId), customerId] as const]),
  ] as const;
  return (
    <dl className={styles['counts']}>
      {facts.map(([label, fact]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
