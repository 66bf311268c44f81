import { Printer } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Order } from '#contract/orders.ts';
import { hasToBeFetched } from '#domain/orders/has-to-be-fetched.ts';
import { orderDrafts as drafts } from '#messages/en/interface/order-drafts.ts';
import { orderPrinting as printing } from '#messages/en/interface/order-printing.ts';
import { orders as words } from '#messages/en/interface/orders.ts';
import type { Message } from '#messages/message.ts';
import { translate } from '#ui/translate.ts';
import { PanelActions, type PanelAction } from '../../panel/panel-actions.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { CancelPiecesDialog } from './cancel-pieces-dialog.tsx';
import { LinkDialog } from './drafts/link-dialog.tsx';
import { PaidDialog } from './paid-dialog.tsx';
import { DeleteTestDialog } from './delete-test-dialog.tsx';
import { ParcelDialog } from './parcel-dialog.tsx';
import { printItems } from './print-items.ts';
import { ReadyDialog } from './ready-dialog.tsx';
import { RefundDialog } from './refund-dialog.tsx';

type Part = 'delete' | 'paid' | 'ready' | 'parcel' | 'cancel' | 'refund' | 'pieces' | 'link';

/** What can be done with an order in its state. */
export function OrderActions({ order }: { readonly order: Order }) {
  const navigate = useNavigate();
  const [opened, setOpened] = useState<Part | null>(null);
  const close = () => setOpened(null);
  const action = (id: Part, label: Message, look: Pick<PanelAction, 'isPrimary' | 'isDanger'> = {}) => ({
    id,
    label: translate(label),
    onPress: () => setOpened(id),
    ...look,
  });
  const isOpen = order.state !== 'canceled';
  const mayPay = order.due > 0;
  const mayFulfil =
    isOpen &&
    order.lines.some(
      ({ isFulfilledByItself, pieces, fulfilled, canceled }) =>
        !isFulfilledByItself && fulfilled + canceled < pieces,
    );
  const mayCancel =
    (order.state === 'received' || order.state === 'pending') &&
    order.lines.every(({ fulfilled }) => fulfilled === 0);
  return (
    <>
      <PanelActions
        actions={[
          {
            id: 'print',
            label: translate(printing.print),
            icon: <Printer />,
            items: printItems([order.id]),
          },
          ...(order.isTest ? [action('delete', words.deleteTest, { isDanger: true })] : []),
          ...(order.isEditable
            ? [
                {
                  id: 'edit',
                  label: translate(drafts.edit),
                  onPress: () => void navigate(`/commerce/orders/${order.id}/edit`),
                },
              ]
            : []),
          ...(mayCancel ? [action('cancel', words.cancel, { isDanger: true })] : []),
          ...(order.state === 'partlyFulfilled' ? [action('pieces', words.cancelPieces)] : []),
          ...(order.refundable > 0 ? [action('refund', words.refund)] : []),
          ...(mayPay
            ? [action('link', drafts.link), action('paid', words.markPaid, { isPrimary: !mayFulfil })]
            : []),
          ...(order.readyAt === null && hasToBeFetched(order) ? [action('ready', words.ready)] : []),
          ...(mayFulfil ? [action('parcel', words.fulfil, { isPrimary: true })] : []),
        ]}
      />
      {opened === 'delete' ? <DeleteTestDialog order={order} onClose={close} /> : null}
      {opened === 'paid' ? <PaidDialog order={order} onClose={close} /> : null}
      {opened === 'link' ? <LinkDialog order={order} onClose={close} /> : null}
      {opened === 'ready' ? <ReadyDialog order={order} onClose={close} /> : null}
      {opened === 'parcel' ? <ParcelDialog order={order} onClose={close} /> : null}
      {opened === 'refund' ? <RefundDialog order={order} onClose={close} /> : null}
      {opened === 'pieces' ? <CancelPiecesDialog order={order} onClose={close} /> : null}
      {opened === 'cancel' ? <CancelDialog order={order} onClose={close} /> : null}
    </>
  );
}
