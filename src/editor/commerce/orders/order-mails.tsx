import { useState } from 'react';
import { mailOrderAgain } from '#contract/order-mails.ts';
import type { Order } from '#contract/orders.ts';
import { canBeSentAgain, STORE_MAIL_KINDS, type StoreMailKind } from '#domain/store/store-mails.ts';
import { orderMailing as words } from '#messages/en/interface/order-mailing.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/show-toast.ts';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';
import { OrderSection } from './order-section.tsx';
import { MAIL_NAMES } from './order-words.ts';
import { useRefreshOrders } from './use-orders.ts';
import { WriteDialog } from './write-dialog.tsx';
import styles from './orders.module.css';

/** The mails that the buyer got about an order, which can be sent again, and one by hand (ORD-99, ORD-142). */
export function OrderMails({ order }: { readonly order: Order }) {
  const refresh = useRefreshOrders();
  const [isWriting, setWriting] = useState(false);
  const [pending, setPending] = useState<StoreMailKind | null>(null);
  const sent = STORE_MAIL_KINDS.filter(
    (kind) =>
      canBeSentAgain(kind) && order.timeline.some((event) => event.kind === 'mailed' && event.text === kind),
  );
  const again = async (kind: StoreMailKind) => {
    setPending(kind);
    try {
      await callEndpoint(mailOrderAgain, { params: { orderId: order.id }, body: { kind } });
      showToast(translate(words.sent), { tone: 'success' });
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      showToast(error.message, { tone: 'danger' });
    } finally {
      setPending(null);
      await refresh();
    }
  };
  return (
    <OrderSection title={translate(words.title)}>
      {sent.length === 0 ? null : (
        <ul className={styles['list']}>
          {sent.map((kind) => {
            const message = MAIL_NAMES[kind];
            const name = message === undefined ? kind : translate(message);
            return (
              <li key={kind} className={styles['line']}>
                <span className={styles['grow']}>{name}</span>
                <Button
                  size="small"
                  aria-label={translate(words.againNamed, { name })}
                  isPending={pending === kind}
                  onPress={() => void again(kind)}
                >
                  {translate(words.again)}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      <div>
        <Button onPress={() => setWriting(true)}>{translate(words.write)}</Button>
      </div>
      {isWriting ? <WriteDialog order={order} onClose={() => setWriting(false)} /> : null}
    </OrderSection>
  );
}
