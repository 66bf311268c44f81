import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { DIFFERENCES_PER_PAGE, getPaymentComparison, settlePaymentDifference } from '#contract/payments.ts';
import type { PaymentComparison as Compared, PaymentDifference } from '#contract/payments.ts';
import { paymentComparison as words } from '#messages/en/interface/payment-comparison.ts';
import { Banner } from '#ui/banner.tsx';
import { formatDateTime } from '#ui/format-time.ts';
import { Pagination } from '#ui/pagination.tsx';
import { showToast } from '#ui/show-toast.ts';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { LoadFailure } from '../panel/load-failure.tsx';
import { PanelGroup } from '../panel/panel-group.tsx';
import { PaymentDifferenceItem } from './payment-difference-item.tsx';
import { providerName } from './provider-name.ts';
import styles from './orders/orders.module.css';

const COMPARISON = 'payment-comparison';

/** Whether what was paid and given back is the same here and at the provider, and what is not (ORD-168). */
export function PaymentComparison() {
  const queries = useQueryClient();
  const [page, setPage] = useState(1);
  const list = useRef<HTMLUListElement>(null);
  const found = useQuery({
    queryKey: [COMPARISON, page],
    queryFn: () => callEndpoint(getPaymentComparison, { query: { page } }),
    placeholderData: keepPreviousData,
  });
  const settle = async ({ id }: PaymentDifference) => {
    await callEndpoint(settlePaymentDifference, { params: { differenceId: id } });
    await queries.invalidateQueries({ queryKey: [COMPARISON] });
    showToast(translate(words.settled));
    // The button is gone, and its difference may stand elsewhere.
    list.current?.focus();
  };
  const compared = found.data;
  // A shop whose seller alone says when money has come has nothing to compare.
  if (!found.isError && (compared === undefined || compared.compared.length === 0)) return null;
  return (
    <PanelGroup title={translate(words.title)} description={translate(words.text)}>
      {compared === undefined ? (
        <LoadFailure retry={() => void found.refetch()} />
      ) : (
        <>
          <Outcome compared={compared} />
          {compared.differences.length === 0 ? null : (
            <ul
              ref={list}
              className={styles['list']}
              aria-label={translate(words.differences)}
              // It takes the focus of a button that is gone.
              tabIndex={-1}
            >
              {compared.differences.map((difference) => (
                <PaymentDifferenceItem key={difference.id} difference={difference} onSettle={settle} />
              ))}
            </ul>
          )}
          {compared.total > DIFFERENCES_PER_PAGE ? (
            <Pagination
              page={page}
              pageCount={Math.ceil(compared.total / DIFFERENCES_PER_PAGE)}
              hasMore={compared.hasMore}
              onPageChange={setPage}
            />
          ) : null}
        </>
      )}
    </PanelGroup>
  );
}

function Outcome({ compared: { compared, open } }: { readonly compared: Compared }) {
  return compared.map(({ provider, triedAt, comparedAt }) => (
    <div key={provider} className={styles['group']}>
      {comparedAt === triedAt ? null : (
        <Banner tone="warning">
          {translate(words.unanswered, { provider: providerName(provider), date: formatDateTime(triedAt) })}
        </Banner>
      )}
      {comparedAt === null ? null : (
        <Banner tone={open === 0 ? 'success' : 'warning'}>
          {open === 0
            ? translate(words.equal, { date: formatDateTime(comparedAt) })
            : translate(words.differ, { count: open, date: formatDateTime(comparedAt) })}
        </Banner>
      )}
    </div>
  ));
}
