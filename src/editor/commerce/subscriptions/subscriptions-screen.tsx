import { useMutation } from '@tanstack/react-query';
import { Repeat } from 'lucide-react';
import { useNavigate } from 'react-router';
import { prepareSubscriptionExport, SUBSCRIPTIONS_PER_PAGE } from '#contract/subscriptions.ts';
import { SUBSCRIPTION_STATES, type SubscriptionState } from '#domain/subscriptions/subscription-states.ts';
import { subscriptionScreens as words } from '#messages/en/interface/subscriptions.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { showToast } from '#ui/show-toast.ts';
import { Table } from '#ui/table.tsx';
import { translate } from '#ui/translate.ts';
import { useSettled } from '#ui/use-settled.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';
import { Panel } from '../../panel/panel.tsx';
import { useBootFacts } from '../../site-context/boot-context.ts';
import { FoundList } from '../lists/found-list.tsx';
import { ToProducts } from '../lists/to-products.tsx';
import { useListAddress } from '../lists/use-list-address.ts';
import { MovePricesButton } from './move-prices-button.tsx';
import { subscriptionColumns } from './subscription-columns.tsx';
import { SUBSCRIPTION_STATE_NAMES } from './subscription-words.ts';
import { useSubscriptions } from './use-subscriptions.ts';
import styles from '../orders/orders.module.css';

/** The subscriptions of the site, found by who pays and by their state (COMM-53). The address tells what is shown. */
export function SubscriptionsScreen() {
  const navigate = useNavigate();
  const maySetPrices = useBootFacts().permissions.includes('commerce.orders');
  const address = useListAddress();
  const typed = address.text('search');
  const state = SUBSCRIPTION_STATES.find((each) => each === address.text('show')) ?? null;
  const found = useSubscriptions({ state, search: useSettled(typed.trim()), page: address.page });
  const total = found.data?.total ?? 0;
  const download = useExport(typed.trim(), state);
  return (
    <Panel
      isWide
      title={translate(words.title)}
      actions={
        total === 0 ? undefined : (
          <>
            {maySetPrices ? <MovePricesButton /> : null}
            <Button isPending={download.isPending} onPress={() => download.mutate()}>
              {translate(words.export)}
            </Button>
          </>
        )
      }
    >
      <div className={styles['screen']}>
        <FoundList
          address={address}
          found={found}
          perPage={SUBSCRIPTIONS_PER_PAGE}
          search={{ label: words.search, hint: words.searchText }}
          choices={[
            {
              name: 'show',
              label: translate(words.show),
              all: translate(words.all),
              options: SUBSCRIPTION_STATES.map((value) => ({
                value,
                label: translate(SUBSCRIPTION_STATE_NAMES[value]),
              })),
            },
          ]}
          noMatch={{ title: words.noMatch, showAll: words.clear }}
          empty={
            <EmptyState icon={<Repeat />} title={translate(words.nothing)} actions={<ToProducts />}>
              {translate(words.nothingText)}
            </EmptyState>
          }
        >
          {(empty) => (
            <Table
              label={translate(words.title)}
              columns={subscriptionColumns(found.data?.subscriptions ?? [])}
              items={found.data?.subscriptions ?? []}
              isLoading={found.isPending}
              onRowAction={(id) => void navigate(`/commerce/subscriptions/${id}`)}
              empty={empty}
            />
          )}
        </FoundList>
      </div>
    </Panel>
  );
}

/** Asks for a sign-in of the last hour where it is needed, then downloads what matches (CRM-22). */
function useExport(search: string, state: SubscriptionState | null) {
  const narrowed = { search, ...(state === null ? {} : { state }) };
  return useMutation({
    mutationFn: () => callEndpoint(prepareSubscriptionExport, { body: narrowed }),
    onSuccess: () => location.assign(`/api/subscriptions/export.csv?${new URLSearchParams(narrowed)}`),
    onError: (error) => void showToast(error.message, { tone: 'danger' }),
  });
}
