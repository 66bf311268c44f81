import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Order } from '#contract/orders.ts';
import { hasToBeFetched } from '#domain/orders/has-to-be-fetched.ts';
import { orderDrafts as drafts } from '#messages/en/interface/order-drafts.ts';
import { orders as words } from '#messages/en/interface/orders.ts';
import { Button } from '#ui/button.tsx';
import { translate } from '#ui/translate.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { CancelPiecesDialog } from './cancel-pieces-dialog.tsx';
import { LinkDialog } from './drafts/link-dialog.tsx';
import { PaidDialog } from './paid-dialog.tsx';
import { DeleteTestButton } from './delete-test-button.tsx';
import { ParcelDialog } from './parcel-dialog.tsx';
import { ReadyDialog } from './ready-dialog.tsx';
import { RefundDialog } from './refund-dialog.tsx';

/** What can be done with an order in its state. */
export function OrderActions({ order }: { readonly order: Order }) {
  const navigate = useNavigate();
  const [opened, setOpened] = useState<
    'paid' | 'ready' | 'parcel' | 'cancel' | 'refund' | 'pieces' | 'link' | null
  >(null);
  const close = () => setOpened(null);
  const isOpen = order.state !== 'canceled';
  const mayPay = order.due > 0;
  const mayFulfil =
    isOpen &&
    order.lines.some(
      ({ isGiftCard, pieces, fulfilled, canceled }) => !isGiftCard && fulfilled + canceled < pieces,
    );
  const mayCancel =
    (order.state === 'received' || order.state === 'pending') &&
    order.lines.every(({ fulfilled }) => fulfilled === 0);
  return (
    <>
      {order.isTest ? <DeleteTestButton order={order} /> : null}
      {order.isEditable ? (
        <Button onPress={() => void navigate(`/commerce/orders/${order.id}/edit`)}>
          {translate(drafts.edit)}
        </Button>
      ) : null}
      {mayCancel ? <Button onPress={() => setOpened('cancel')}>{translate(words.cancel)}</Button> : null}
      {order.state === 'partlyFulfilled' ? (
        <Button onPress={() => setOpened('pieces')}>{translate(words.cancelPieces)}</Button>
      ) : null}
      {order.refundable > 0 ? (
        <Button onPress={() => setOpened('refund')}>{translate(words.refund)}</Button>
      ) : null}
      {mayPay ? <Button onPress={() => setOpened('link')}>{translate(drafts.link)}</Button> : null}
      {mayPay ? (
        <Button variant={mayFulfil ? 'secondary' : 'primary'} onPress={() => setOpened('paid')}>
          {translate(words.markPaid)}
        </Button>
      ) : null}
      {order.readyAt === null && hasToBeFetched(order) ? (
        <Button onPress={() => setOpened('ready')}>{translate(words.ready)}</Button>
      ) : null}
      {mayFulfil ? (
        <Button variant="primary" onPress={() => setOpened('parcel')}>
          {translate(words.fulfil)}
        </Button>
      ) : null}
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
