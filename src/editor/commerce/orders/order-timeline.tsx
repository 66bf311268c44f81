import { useState } from 'react';
import { noteOrder, type Order } from '#contract/orders.ts';
import { ORDER_LIMITS } from '#domain/orders/order-limits.ts';
import { orders as words } from '#messages/en/interface/orders.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/show-toast.ts';
import { TextArea } from '#ui/text-area.tsx';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';
import { OrderEventList } from './order-events.tsx';
import { OrderSection } from './order-section.tsx';
import { useRefreshOrders } from './use-orders.ts';
import styles from './orders.module.css';

/** Everything that happened to an order, newest first, and notes about it (ORD-98, ORD-99). */
export function OrderTimeline({ order }: { readonly order: Order }) {
  const refresh = useRefreshOrders();
  const [typed, setTyped] = useState('');
  const add = async () => {
    await callEndpoint(noteOrder, { params: { orderId: order.id }, body: { text: typed } });
    setTyped('');
    await refresh();
  };
  return (
    <OrderSection title={translate(words.timeline)}>
      <form
        className={styles['group']}
        onSubmit={(event) => {
          event.preventDefault();
          const form = event.currentTarget;
          // The button takes no further press until something is written again.
          void add()
            .then(() => form.querySelector('textarea')?.focus())
            .catch((error: unknown) => {
              if (!(error instanceof Error)) throw error;
              showToast(error.message, { tone: 'danger' });
            });
        }}
      >
        <TextArea
          label={translate(words.note)}
          description={translate(words.noteText)}
          rows={2}
          maxLength={ORDER_LIMITS.internalNote}
          value={typed}
          onChange={setTyped}
        />
        <div>
          <Button type="submit" isDisabled={typed.trim() === ''}>
            {translate(words.addNote)}
          </Button>
        </div>
      </form>
      <OrderEventList order={order} />
    </OrderSection>
  );
}
