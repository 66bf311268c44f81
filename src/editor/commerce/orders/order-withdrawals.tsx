import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Order } from '#contract/orders.ts';
import { finishWithdrawal, listWithdrawals, type Withdrawal } from '#contract/withdrawals.ts';
import { orderWithdrawals as words } from '#messages/en/interface/order-withdrawals.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { formatDateTime } from '#ui/format-time.ts';
import { showToast } from '#ui/show-toast.ts';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';
import { useRefreshOrders } from './use-orders.ts';
import styles from './orders.module.css';

/** What the buyer withdrew from and nobody has dealt with yet (ORD-147). */
export function OrderWithdrawals({ order }: { readonly order: Order }) {
  const orderId = order.id;
  const found = useQuery({
    queryKey: ['orders', 'withdrawals', orderId],
    queryFn: () => callEndpoint(listWithdrawals, { params: { orderId } }),
    enabled: order.timeline.some(({ kind }) => kind === 'withdrawn'),
  });
  const open = found.data?.withdrawals.filter(({ isDone }) => !isDone) ?? [];
  return open.map((withdrawal) => (
    <OpenWithdrawal key={withdrawal.id} orderId={orderId} withdrawal={withdrawal} />
  ));
}

function OpenWithdrawal({
  orderId,
  withdrawal,
}: {
  readonly orderId: Order['id'];
  readonly withdrawal: Withdrawal;
}) {
  const refresh = useRefreshOrders();
  const queries = useQueryClient();
  const { id, at, lines } = withdrawal;
  const finish = useMutation({
    mutationFn: () => callEndpoint(finishWithdrawal, { params: { orderId, withdrawalId: id } }),
    onSuccess: async () => {
      showToast(translate(words.isDone), { tone: 'success' });
      await Promise.all([refresh(), queries.invalidateQueries({ queryKey: ['withdrawals'] })]);
      // The button is gone: the heading of the screen takes the focus.
      document.querySelector<HTMLElement>('h1')?.focus();
    },
    onError: (error) => void showToast(error.message, { tone: 'danger' }),
  });
  return (
    <Banner
      tone="warning"
      actions={
        <Button isPending={finish.isPending} onPress={() => finish.mutate()}>
          {translate(words.done)}
        </Button>
      }
    >
      <strong>{translate(words.title)}</strong> {translate(words.text, { date: formatDateTime(at) })}
      <ul className={styles['list']}>
        {lines.map(({ lineId, pieces, title, optionText }) => (
          <li key={lineId}>
            <bdi>{`${pieces} × ${title}`}</bdi>
            {optionText === '' ? null : (
              <>
                {' '}
                <bdi className={styles['muted']}>{optionText}</bdi>
              </>
            )}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
