import { useMutation } from '@tanstack/react-query';
import { HandHeart } from 'lucide-react';
import { useNavigate } from 'react-router';
import { DONATIONS_PER_PAGE, prepareDonationExport } from '#contract/donations.ts';
import { donationScreens as words } from '#messages/en/interface/donations.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { showToast } from '#ui/show-toast.ts';
import { Table } from '#ui/table.tsx';
import { translate } from '#ui/translate.ts';
import { useSettled } from '#ui/use-settled.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';
import { Panel } from '../../panel/panel.tsx';
import { FoundList } from '../lists/found-list.tsx';
import { useListAddress } from '../lists/use-list-address.ts';
import { donationColumns } from './donation-columns.tsx';
import { FundTotals } from './fund-totals.tsx';
import { useDonations, useFundTotals } from './use-donations.ts';
import styles from '../orders/orders.module.css';

/** The donations of the site, found by donor or fund, with what came to each fund (ORD-126). The address tells what is shown. */
export function DonationsScreen() {
  const navigate = useNavigate();
  const address = useListAddress();
  const typed = address.text('search');
  const fund = address.text('fund');
  const search = useSettled(typed.trim());
  const found = useDonations({ search, fund, page: address.page });
  const totals = useFundTotals();
  const total = found.data?.total ?? 0;
  const download = useExport({ search: typed.trim(), fund });
  const isEmpty = found.data?.total === 0 && typed === '' && fund === '';
  // One that is asked for and has no donations is named all the same.
  const funds = [
    ...new Set([...(totals.data?.totals.map((each) => each.fund) ?? []), ...(fund === '' ? [] : [fund])]),
  ];
  const toFunds = (
    <Button
      variant={isEmpty ? 'primary' : 'secondary'}
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
          {isEmpty ? null : toFunds}
        </>
      }
    >
      <div className={styles['screen']}>
        <FundTotals totals={totals.data?.totals ?? []} />
        <FoundList
          address={address}
          found={found}
          perPage={DONATIONS_PER_PAGE}
          search={{ label: words.search, hint: words.searchText }}
          choices={
            funds.length < 2 && fund === ''
              ? []
              : [
                  {
                    name: 'fund',
                    label: translate(words.fund),
                    all: translate(words.allFunds),
                    options: funds.map((name) => ({ value: name, label: name })),
                  },
                ]
          }
          noMatch={{ title: words.noMatch, showAll: words.clear }}
          empty={
            <EmptyState icon={<HandHeart />} title={translate(words.nothing)} actions={toFunds}>
              {translate(words.nothingText)}
            </EmptyState>
          }
        >
          {(empty) => (
            <Table
              label={translate(words.title)}
              columns={donationColumns(found.data?.donations ?? [])}
              items={found.data?.donations ?? []}
              isLoading={found.isPending}
              onRowAction={(id) => void navigate(`/commerce/donations/${id}`)}
              empty={empty}
            />
          )}
        </FoundList>
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
