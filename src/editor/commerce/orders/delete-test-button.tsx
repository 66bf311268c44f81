import { useState } from 'react';
import { useNavigate } from 'react-router';
import { deleteTestOrder, type Order } from '#contract/orders.ts';
import { orders as words } from '#messages/en/interface/orders.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';
import { useRefreshOrders } from './use-orders.ts';

/** Deletes a test order, and leads back to the others (ORD-107). */
export function DeleteTestButton({ order }: { readonly order: Order }) {
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  const refresh = useRefreshOrders();
  return (
    <>
      <Button onPress={() => setOpen(true)}>{translate(words.deleteTest)}</Button>
      <ConfirmDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={translate(words.deleteTest)}
        confirmLabel={translate(words.deleteTest)}
        onConfirm={async () => {
          await callEndpoint(deleteTestOrder, { params: { orderId: order.id } });
          await navigate('/commerce/orders');
          await refresh();
        }}
      >
        <p>{translate(words.deleteTestText)}</p>
      </ConfirmDialog>
    </>
  );
}
