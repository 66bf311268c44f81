import { BadgePercent, Plus } from 'lucide-react';
import { useState } from 'react';
import type { ListedDiscount } from '#contract/discounts.ts';
import { DISCOUNT_STATES, type DiscountState } from '#domain/discounts/discount-state.ts';
import { DISCOUNT_TRIGGERS, type DiscountTrigger } from '#domain/discounts/discount-triggers.ts';
import { discounts as words } from '#messages/en/interface/discounts.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { Select } from '#ui/select.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { Table } from '#ui/table.tsx';
import { translate } from '#ui/translate.ts';
import { useSettled } from '#ui/use-settled.ts';
import { LoadFailure } from '../../panel/load-failure.tsx';
import { Panel } from '../../panel/panel.tsx';
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

/** Codes and what applies by itself, in one list: of each permission its own (ORD-47, ROLE-74). */
export function DiscountsScreen() {
  const [typed, setTyped] = useState('');
  const [state, setState] = useState<DiscountState | null>(null);
  const [trigger, setTrigger] = useState<DiscountTrigger | null>(null);
  const [page, setPage] = useState(1);
  const [opened, setOpened] = useState<Opened | null>(null);
  const search = useSettled(typed.trim());
  const found = useDiscounts({ search, state, trigger, page });
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
      {found.isError ? (
        <LoadFailure retry={() => void found.refetch()} />
      ) : data === undefined ? (
        <Spinner label={translate(words.discounts)} size="large" />
      ) : isEmpty ? (
        <EmptyState icon={<BadgePercent />} title={translate(words.none)} actions={add}>
          {translate(words.noneText)}
        </EmptyState>
      ) : (
        <div className={styles['form']}>
          <div className={styles['filters']}>
            <SearchField
              label={translate(words.search)}
              value={typed}
              maxLength={200}
              onChange={(text) => {
                setTyped(text);
                setPage(1);
              }}
            />
            <Select<DiscountState | 'all'>
              label={translate(words.state)}
              options={[
                { value: 'all', label: translate(words.allStates) },
                ...DISCOUNT_STATES.map((value) => ({ value, label: translate(STATE_NAMES[value]) })),
              ]}
              value={state ?? 'all'}
              onChange={(chosen) => {
                setState(chosen === 'all' ? null : chosen);
                setPage(1);
              }}
            />
            {data.triggers.length < 2 ? null : (
              <Select<DiscountTrigger | 'all'>
                label={translate(words.trigger)}
                options={[
                  { value: 'all', label: translate(words.allTriggers) },
                  ...DISCOUNT_TRIGGERS.map((value) => ({ value, label: translate(TRIGGER_NAMES[value]) })),
                ]}
                value={trigger ?? 'all'}
                onChange={(chosen) => {
                  setTrigger(chosen === 'all' ? null : chosen);
                  setPage(1);
                }}
              />
            )}
          </div>
          <Table
            label={translate(words.discounts)}
            items={data.discounts}
            page={page}
            pageCount={Math.max(1, Math.ceil(data.total / DISCOUNTS_PER_PAGE))}
            onPageChange={setPage}
            onRowAction={(id) => {
              const discount = data.discounts.find((each) => each.id === id);
              if (discount !== undefined) setOpened({ kind: 'edit', discount });
            }}
            empty={<EmptyState title={translate(words.noMatch)} />}
            columns={discountColumns(data.currency, (kind, discount) => setOpened({ kind, discount }))}
          />
        </div>
      )}
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
