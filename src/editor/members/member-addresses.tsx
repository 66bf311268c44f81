import type { OneMember } from '#contract/one-member.ts';
import { oneMember } from '#messages/en/interface/one-member.ts';
import { formatDateTime } from '#ui/format-time.ts';
import { Table } from '#ui/table.tsx';
import { translate } from '#ui/translate.ts';
import { PanelGroup } from '../panel/panel-group.tsx';

/** Where a member signed up and in from within 30 days (MEMB-34). */
export function MemberAddresses({ networkAddresses }: Pick<OneMember, 'networkAddresses'>) {
  return (
    <PanelGroup title={translate(oneMember.addresses)} description={translate(oneMember.addressesText)}>
      <Table
        label={translate(oneMember.addresses)}
        items={networkAddresses}
        empty={translate(oneMember.noAddresses)}
        columns={[
          {
            id: 'address',
            title: translate(oneMember.address),
            isRowHeader: true,
            render: ({ address }) => <bdi>{address}</bdi>,
          },
          {
            id: 'what',
            title: translate(oneMember.what),
            render: ({ what }) => translate(what === 'sign-up' ? oneMember.signedUp : oneMember.signedIn),
          },
          { id: 'when', title: translate(oneMember.when), render: ({ at }) => formatDateTime(at) },
        ]}
      />
    </PanelGroup>
  );
}
