import { useMutation } from '@tanstack/react-query';
import { HandHeart } from 'lucide-react';
import { useNavigate, useSearchParams } from 'react-router';
import { DONATIONS_PER_PAGE, prepareDonationExport } from '#contract/donations.ts';
import { donationScreens as words } from '#messages/en/interface/donations.ts';
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
import { donationColumns } from './donation-columns.tsx';
import { FundTotals } from './fund-totals.tsx';
import { useDonations, useFundTotals } from './use-donations.ts';
import styles from '../orders/orders.module.css';

/** The donations of the site, found by donor or fund, with what came to each fund (ORD-126). The address tells what is shown. */
export function DonationsScreen() {
  const navigate = useNavigate();
  const [address, setAddress] = useSearchParams();
  const typed = address.get('search') ?? '';
  const fund = address.get('fund') ?? '';
  const page = Math.max(1, Number(address.get('page') ?? '1') || 1);
  const search = useSettled(typed.trim());
  const found = useDonations({ search, fund, page });
  const totals = useFundTotals();
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
  const download = useExport({ search: typed.trim(), fund });
  const isNarrowed = typed !== '' || fund !== '';
  const funds = [...new Set(totals.data?.totals.map((each) => each.fund))];
  const toFunds = (
    <Button
      variant={total === 0 && !isNarrowed ? 'primary' : 'secondary'}
      onPress={() => void navigate('/commerce/donations/funds')}
    >
      {translate(words.funds)}
    </Button>
  );
  return (
    <Panel
      isWide
      title={translate(words.title)}
      actions={
        <>
          {total === 0 ? null : (
            <Button isPending={download.isPending} onPress={() => download.mutate()}>
              {translate(words.export)}
            </Button>
          )}
          {toFunds}
        </>
      }
    >
      <div className={styles['screen']}>
        <FundTotals totals={totals.data?.totals ?? []} />
        <div className={styles['row']}>
          <SearchField
            label={translate(words.search)}
            placeholder={translate(words.searchText)}
            value={typed}
            maxLength={200}
            onChange={(text) => show({ search: text })}
          />
          {funds.length < 2 && fund === '' ? null : (
            <Select<string>
              label={translate(words.fund)}
              options={[
                { value: '', label: translate(words.allFunds) },
                ...[...new Set([...funds, ...(fund === '' ? [] : [fund])])].map((name) => ({
                  value: name,
                  label: name,
                })),
              ]}
              value={fund}
              onChange={(value) => show({ fund: value })}
            />
          )}
        </div>
        {found.isError ? (
          <LoadFailure retry={() => void found.refetch()} />
        ) : (
          <>
            <Table
              label={translate(words.title)}
              columns={donationColumns()}
              items={found.data?.donations ?? []}
              isLoading={found.isPending}
              onRowAction={(id) => void navigate(`/commerce/donations/${id}`)}
              empty={
                found.isPending ? null : isNarrowed ? (
                  <EmptyState
                    title={translate(words.noMatch)}
                    actions={
                      <Button onPress={() => show({ search: '', fund: '' })}>{translate(words.clear)}</Button>
                    }
                  />
                ) : (
                  <EmptyState icon={<HandHeart />} title={translate(words.nothing)}>
                    {translate(words.nothingText)}
                  </EmptyState>
                )
              }
            />
            {total > DONATIONS_PER_PAGE ? (
              <Pagination
                page={page}
                pageCount={Math.ceil(total / DONATIONS_PER_PAGE)}
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
function useExport(filter: { readonly search: string; readonly fund: string }) {
  return useMutation({
    mutationFn: () => callEndpoint(prepareDonationExport, { body: filter }),
    onSuccess: () => location.assign(`/api/donations/export.csv?${new URLSearchParams(filter)}`),
    onError: (error) => void showToast(error.message, { tone: 'danger' }),
  });
}
