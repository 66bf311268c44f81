import { Gift } from 'lucide-react';
import { useNavigate } from 'react-router';
import { GIFT_CARDS_PER_PAGE } from '#contract/gift-cards.ts';
import { GIFT_CARD_STATES } from '#domain/gift-cards/gift-card-state.ts';
import { giftCardScreens as words } from '#messages/en/interface/gift-card-screens.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Table } from '#ui/table.tsx';
import { translate } from '#ui/translate.ts';
import { useSettled } from '#ui/use-settled.ts';
import { Panel } from '../../panel/panel.tsx';
import { FoundList } from '../lists/found-list.tsx';
import { ToProducts } from '../lists/to-products.tsx';
import { useListAddress } from '../lists/use-list-address.ts';
import { giftCardColumns } from './gift-card-columns.tsx';
import { GIFT_CARD_STATE_NAMES } from './gift-card-words.ts';
import { OwedOnGiftCards } from './owed-on-gift-cards.tsx';
import { useGiftCards, useOwed } from './use-gift-cards.ts';
import styles from '../orders/orders.module.css';

/** Every gift card of the shop with what is left on it (ORD-121, COMM-56). The address tells what is shown. */
export function GiftCardsScreen() {
  const navigate = useNavigate();
  const address = useListAddress();
  const state = GIFT_CARD_STATES.find((each) => each === address.text('state'));
  const search = useSettled(address.text('search').trim());
  const found = useGiftCards({ search, state, page: address.page });
  const owed = useOwed();
  return (
    <Panel isWide title={translate(words.title)}>
      <div className={styles['screen']}>
        <OwedOnGiftCards owed={owed.data?.owed ?? []} />
        <FoundList
          address={address}
          found={found}
          perPage={GIFT_CARDS_PER_PAGE}
          search={{ label: words.search, hint: words.searchText }}
          choices={[
            {
              name: 'state',
              label: translate(words.state),
              all: translate(words.allStates),
              options: GIFT_CARD_STATES.map((value) => ({
                value,
                label: translate(GIFT_CARD_STATE_NAMES[value]),
              })),
            },
          ]}
          noMatch={{ title: words.noMatch, showAll: words.clear }}
          empty={
            <EmptyState icon={<Gift />} title={translate(words.nothing)} actions={<ToProducts />}>
              {translate(words.nothingText)}
            </EmptyState>
          }
        >
          {(empty) => (
            <Table
              label={translate(words.title)}
              columns={giftCardColumns(found.data?.giftCards ?? [])}
              items={found.data?.giftCards ?? []}
              isLoading={found.isPending}
              onRowAction={(id) => void navigate(`/commerce/gift-cards/${id}`)}
              empty={empty}
            />
          )}
        </FoundList>
      </div>
    </Panel>
  );
}
