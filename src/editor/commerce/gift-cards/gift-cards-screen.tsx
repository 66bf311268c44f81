import { Gift } from 'lucide-react';
import { useNavigate, useSearchParams } from 'react-router';
import { GIFT_CARDS_PER_PAGE } from '#contract/gift-cards.ts';
import { GIFT_CARD_STATES, type GiftCardState } from '#domain/gift-cards/gift-card-state.ts';
import { giftCardScreens as words } from '#messages/en/interface/gift-card-screens.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { Select } from '#ui/select.tsx';
import { Table } from '#ui/table.tsx';
import { translate } from '#ui/translate.ts';
import { useSettled } from '#ui/use-settled.ts';
import { LoadFailure } from '../../panel/load-failure.tsx';
import { Panel } from '../../panel/panel.tsx';
import { giftCardColumns } from './gift-card-columns.tsx';
import { GIFT_CARD_STATE_NAMES } from './gift-card-words.ts';
import { OwedOnGiftCards } from './owed-on-gift-cards.tsx';
import { useGiftCards, useOwed } from './use-gift-cards.ts';
import styles from '../orders/orders.module.css';

/** Every gift card of the shop with what is left on it (ORD-121, COMM-56). The address tells what is shown. */
export function GiftCardsScreen() {
  const navigate = useNavigate();
  const [address, setAddress] = useSearchParams();
  const typed = address.get('search') ?? '';
  const state = GIFT_CARD_STATES.find((each) => each === address.get('state'));
  const page = Math.max(1, Number(address.get('page') ?? '1') || 1);
  const search = useSettled(typed.trim());
  const found = useGiftCards({ search, state, page });
  const owed = useOwed();
  const show = (changes: Readonly<Record<string, string>>) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries({ page: '', ...changes })) {
          if (value === '') next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true },
    );
  const total = found.data?.total ?? 0;
  const isNarrowed = typed !== '' || state !== undefined;
  return (
    <Panel isWide title={translate(words.title)}>
      <div className={styles['screen']}>
        <OwedOnGiftCards owed={owed.data?.owed ?? []} />
        <div className={styles['row']}>
          <SearchField
            label={translate(words.search)}
            placeholder={translate(words.searchText)}
            value={typed}
            maxLength={200}
            onChange={(text) => show({ search: text })}
          />
          <Select<GiftCardState | ''>
            label={translate(words.state)}
            options={[
              { value: '', label: translate(words.allStates) },
              ...GIFT_CARD_STATES.map((value) => ({
                value,
                label: translate(GIFT_CARD_STATE_NAMES[value]),
              })),
            ]}
            value={state ?? ''}
            onChange={(value) => show({ state: value })}
          />
        </div>
        {found.isError ? (
          <LoadFailure retry={() => void found.refetch()} />
        ) : (
          <>
            <Table
              label={translate(words.title)}
              columns={giftCardColumns()}
              items={found.data?.giftCards ?? []}
              isLoading={found.isPending}
              onRowAction={(id) => void navigate(`/commerce/gift-cards/${id}`)}
              empty={
                found.isPending ? null : isNarrowed ? (
                  <EmptyState
                    title={translate(words.noMatch)}
                    actions={
                      <Button onPress={() => show({ search: '', state: '' })}>
                        {translate(words.clear)}
                      </Button>
                    }
                  />
                ) : (
                  <EmptyState icon={<Gift />} title={translate(words.nothing)}>
                    {translate(words.nothingText)}
                  </EmptyState>
                )
              }
            />
            {total > GIFT_CARDS_PER_PAGE ? (
              <Pagination
                page={page}
                pageCount={Math.ceil(total / GIFT_CARDS_PER_PAGE)}
                hasMore={found.data?.hasMore ?? false}
                onPageChange={(next) => show({ page: next === 1 ? '' : String(next) })}
              />
            ) : null}
          </>
        )}
      </div>
    </Panel>
  );
}
