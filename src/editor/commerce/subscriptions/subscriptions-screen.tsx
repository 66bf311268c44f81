import { useMutation } from '@tanstack/react-query';
import { Repeat } from 'lucide-react';
import { useNavigate, useSearchParams } from 'react-router';
import { prepareSubscriptionExport, SUBSCRIPTIONS_PER_PAGE } from '#contract/subscriptions.ts';
import { SUBSCRIPTION_STATES, type SubscriptionState } from '#domain/subscriptions/subscription-states.ts';
import { subscriptionScreens as words } from '#messages/en/interface/subscriptions.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { Select } from '#ui/select.tsx';
import { showToast } from '#ui/show-toast.ts';
import { Table } from '#ui/table.tsx';
import { translate } from '#ui/translate.ts';
import { useSettled } from '#ui/use-settled.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';
import { LoadFailure } from '../../panel/load-failure.tsx';
import { Panel } from '../../panel/panel.tsx';
import { subscriptionColumns } from './subscription-columns.tsx';
import { SUBSCRIPTION_STATE_NAMES } from './subscription-words.ts';
import { useSubscriptions } from './use-subscriptions.ts';
import styles from '../orders/orders.module.css';

/** The subscriptions of the site, found by who pays and by their state (COMM-53). The address tells what is shown. */
export function SubscriptionsScreen() {
  const navigate = useNavigate();
  const [address, setAddress] = useSearchParams();
  const typed = address.get('search') ?? '';
  const state = SUBSCRIPTION_STATES.find((each) => each === address.get('show')) ?? null;
  const page = Math.max(1, Number(address.get('page') ?? '1') || 1);
  const found = useSubscriptions({ state, search: useSettled(typed.trim()), page });
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
  const download = useExport(typed.trim(), state);
  const isNarrowed = typed !== '' || state !== null;
  return (
    <Panel
      isWide
      title={translate(words.title)}
      actions={
        total === 0 ? undefined : (
          <Button isPending={download.isPending} onPress={() => download.mutate()}>
            {translate(words.export)}
          </Button>
        )
      }
    >
      <div className={styles['screen']}>
        <div className={styles['row']}>
          <SearchField
            label={translate(words.search)}
            placeholder={translate(words.searchText)}
            value={typed}
            maxLength={200}
            onChange={(search) => show({ search })}
          />
          <Select<SubscriptionState | 'all'>
            label={translate(words.show)}
            options={[
              { value: 'all', label: translate(words.all) },
              ...SUBSCRIPTION_STATES.map((value) => ({
                value,
                label: translate(SUBSCRIPTION_STATE_NAMES[value]),
              })),
            ]}
            value={state ?? 'all'}
            onChange={(value) => show({ show: value === 'all' ? '' : value })}
          />
        </div>
        {found.isError ? (
          <LoadFailure retry={() => void found.refetch()} />
        ) : (
          <>
            <Table
              label={translate(words.title)}
              columns={subscriptionColumns()}
              items={found.data?.subscriptions ?? []}
              isLoading={found.isPending}
              onRowAction={(id) => void navigate(`/commerce/subscriptions/${id}`)}
              empty={
                found.isPending ? null : isNarrowed ? (
                  <EmptyState
                    title={translate(words.noMatch)}
                    actions={
                      <Button onPress={() => show({ search: '', show: '' })}>{translate(words.clear)}</Button>
                    }
                  />
                ) : (
                  <EmptyState icon={<Repeat />} title={translate(words.nothing)}>
                    {translate(words.nothingText)}
                  </EmptyState>
                )
              }
            />
            {total > SUBSCRIPTIONS_PER_PAGE ? (
              <Pagination
                page={page}
                pageCount={Math.ceil(total / SUBSCRIPTIONS_PER_PAGE)}
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

/** Asks for a sign-in of the last hour where it is needed, then downloads what matches (CRM-22). */
function useExport(search: string, state: SubscriptionState | null) {
  const narrowed = { search, ...(state === null ? {} : { state }) };
  return useMutation({
    mutationFn: () => callEndpoint(prepareSubscriptionExport, { body: narrowed }),
    onSuccess: () => location.assign(`/api/subscriptions/export.csv?${new URLSearchParams(narrowed)}`),
    onError: (error) => void showToast(error.message, { tone: 'danger' }),
  });
}
