import { useMutation } from '@tanstack/react-query';
import { beginTestOrder } from '#contract/orders.ts';
import { orders as words } from '#messages/en/interface/orders.ts';
import { ConfirmDialog, type ConfirmDialogProps } from '#ui/confirm-dialog.tsx';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';

/** Lets its owner order from the shop as buyers do, without money and without effect (ORD-107). */
export function TestOrderDialog(props: Pick<ConfirmDialogProps, 'isOpen' | 'onOpenChange'>) {
  const begin = useMutation({ mutationFn: () => callEndpoint(beginTestOrder, {}) });
  return (
    <ConfirmDialog
      {...props}
      title={translate(words.testOrderTitle)}
      confirmLabel={translate(words.openShop)}
      onConfirm={async () => {
        // Opened by the press itself: browsers block what is opened later.
        const tab = window.open('', '_blank');
        const { url } = await begin.mutateAsync();
        if (tab === null) location.assign(url);
        else tab.location.replace(url);
      }}
    >
      <p>{translate(words.testOrderText)}</p>
    </ConfirmDialog>
  );
}
