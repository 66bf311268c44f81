import { BadgePercent, Plus } from 'lucide-react';
import { useState } from 'react';
import type { ListedDiscount } from '#contract/discounts.ts';
import { DISCOUNT_STATES } from '#domain/discounts/discount-state.ts';
import { DISCOUNT_TRIGGERS } from '#domain/discounts/discount-triggers.ts';
import { discounts as words } from '#messages/en/interface/discounts.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Table } from '#ui/table.tsx';
import { translate } from '#ui/translate.ts';
import { useSettled } from '#ui/use-settled.ts';
import { Panel } from '../../panel/panel.tsx';
import { FoundList } from '../lists/found-list.tsx';
import { useListAddress } from '../lists/use-list-address.ts';
import { CodesDialog } from './codes-dialog.tsx';
import { discountColumns } from './discount-columns.tsx';
import { DiscountDialog } from './discount-dialog.tsx';
import { STATE_NAMES } from './discount-words.ts';
import { DISCOUNTS_PER_PAGE, useDiscounts, useRefreshDiscounts } from './use-discounts.ts';
import styles from './discounts.module.css';

type Opened =
  | { readonly kind: 'new' }
  | { readonly kind: 'edit' | 'codes'; readonly discount: ListedDiscount };

const TRIGGER_NAMES = { code: words.byCode, automatic: words.automatic } as const;

/** Codes and what applies by itself, in one list: of each permission its own (ORD-47, ROLE-74). The address tells what is shown. */
export function DiscountsScreen() {
  const address = useListAddress();
  const state = DISCOUNT_STATES.find((each) => each === address.text('state')) ?? null;
  const trigger = DISCOUNT_TRIGGERS.find((each) => each === address.text('trigger')) ?? null;
  const [opened, setOpened] = useState<Opened | null>(null);
  const search = useSettled(address.text('search').trim());
  const found = useDiscounts({ search, state, trigger, page: address.page });
  const refresh = useRefreshDiscounts();
  const { data } = found;
  const close = () => setOpened(null);
  const isEmpty = data?.all === 0;
  const add = (
    <Button
      variant="primary"
      icon={<Plus aria-hidden="true" size={16} />}
      isDisabled={data === undefined}
      onPress={() => setOpened({ kind: 'new' })}
    >
      {translate(words.add)}
    </Button>
  );
  return (
    <Panel isWide isLiveAtOnce title={translate(words.discounts)} actions={isEmpty ? undefined : add}>
      <div className={styles['form']}>
        <FoundList
          address={address}
          found={found}
          perPage={DISCOUNTS_PER_PAGE}
          search={{ label: words.search, hint: words.searchText }}
          choices={[
            {
              name: 'state',
              label: translate(words.state),
              all: translate(words.allStates),
              options: DISCOUNT_STATES.map((value) => ({ value, label: translate(STATE_NAMES[value]) })),
            },
            ...((data?.triggers.length ?? 0) < 2
              ? []
              : [
                  {
                    name: 'trigger',
                    label: translate(words.trigger),
                    all: translate(words.allTriggers),
                    options: DISCOUNT_TRIGGERS.map((value) => ({
                      value,
                      label: translate(TRIGGER_NAMES[value]),
                    })),
                  },
                ]),
          ]}
          noMatch={{ title: words.noMatch, showAll: words.showAll }}
          empty={
            <EmptyState icon={<BadgePercent />} title={translate(words.none)} actions={add}>
              {translate(words.noneText)}
            </EmptyState>
          }
        >
          {(empty) => (
            <Table
              label={translate(words.discounts)}
              items={data?.discounts ?? []}
              isLoading={found.isPending}
              onRowAction={(id) => {
                const discount = data?.discounts.find((each) => each.id === id);
                if (discount !== undefined) setOpened({ kind: 'edit', discount });
              }}
              empty={empty}
              columns={
                data === undefined
                  ? []
                  : discountColumns(data.currency, (kind, discount) => setOpened({ kind, discount }))
              }
            />
          )}
        </FoundList>
      </div>
      {data === undefined || opened === null || opened.kind === 'codes' ? null : (
        <DiscountDialog
          discount={opened.kind === 'edit' ? opened.discount : null}
          around={data}
          onSaved={refresh}
          onClose={close}
        />
      )}
      {opened?.kind === 'codes' ? (
        <CodesDialog discount={opened.discount} onMade={refresh} onClose={close} />
      ) : null}
    </Panel>
  );
}
