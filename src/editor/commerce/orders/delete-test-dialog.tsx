import { useNavigate } from 'react-router';
import { deleteTestOrder, type Order } from '#contract/orders.ts';
import { orders as words } from '#messages/en/interface/orders.ts';
import type { Message } from '#messages/message.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';
import { useRefreshOrders } from './use-orders.ts';

interface DeleteTestDialogProps {
  readonly order: Pick<Order, 'id'>;
  readonly onClose: () => void;
  /** Where the others are. */
  readonly back?: string;
  /** What it is called where it is no order. */
  readonly names?: { readonly title: Message; readonly text: Message };
}

/** Deletes a test order, and leads back to the others (ORD-107). */
export function DeleteTestDialog({
  order,
  onClose,
  back = '/commerce/orders',
  names = { title: words.deleteTest, text: words.deleteTestText },
}: DeleteTestDialogProps) {
  const navigate = useNavigate();
  const refresh = useRefreshOrders();
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={translate(names.title)}
      confirmLabel={translate(names.title)}
      onConfirm={async () => {
        await callEndpoint(deleteTestOrder, { params: { orderId: order.id } });
        await navigate(back);
        await refresh();
      }}
    >
      <p>{translate(names.text)}</p>
    </ConfirmDialog>
  );
}
