import type { OneMember } from '#contract/one-member.ts';
import type { MemberHappening } from '#domain/members/member-history.ts';
import { oneMember } from '#messages/en/interface/one-member.ts';
import type { Message } from '#messages/message.ts';
import { formatDateTime } from '#ui/format-time.ts';
import { Table } from '#ui/table.tsx';
import { translate } from '#ui/translate.ts';
import { PanelGroup } from '../panel/panel-group.tsx';

const WORDS: Readonly<Record<MemberHappening, Message>> = {
  invited: oneMember.happenedInvited,
  imported: oneMember.happenedImported,
  confirmed: oneMember.happenedConfirmed,
  suspended: oneMember.happenedSuspended,
  activated: oneMember.happenedActivated,
  removed: oneMember.happenedRemoved,
  left: oneMember.happenedLeft,
  restored: oneMember.happenedRestored,
  edited: oneMember.happenedEdited,
  'email-changed': oneMember.happenedEmail,
  'password-changed': oneMember.happenedPassword,
  'passkey-added': oneMember.happenedPasskeyAdded,
  'passkey-removed': oneMember.happenedPasskeyRemoved,
  'signed-out': oneMember.happenedSignedOut,
  mailed: oneMember.happenedMailed,
};

/** What happened to a member's account, the newest first. */
export function MemberHistory({ history }: Pick<OneMember, 'history'>) {
  return (
    <PanelGroup title={translate(oneMember.history)}>
      <Table
        label={translate(oneMember.history)}
        items={history}
        empty={translate(oneMember.noHistory)}
        columns={[
          {
            id: 'what',
            title: translate(oneMember.what),
            isRowHeader: true,
            render: ({ what }) => translate(WORDS[what]),
          },
          {
            id: 'by',
            title: translate(oneMember.by),
            render: ({ by }) => (by === null ? translate(oneMember.self) : <bdi>{by}</bdi>),
          },
          { id: 'when', title: translate(oneMember.when), render: ({ at }) => formatDateTime(at) },
        ]}
      />
    </PanelGroup>
  );
}
