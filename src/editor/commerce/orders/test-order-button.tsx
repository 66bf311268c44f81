import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { beginTestOrder } from '#contract/orders.ts';
import { orders as words } from '#messages/en/interface/orders.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';

/** Lets its owner order from the shop as buyers do, without money and without effect (ORD-107). */
export function TestOrderButton({ isNext = false }: { readonly isNext?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const begin = useMutation({ mutationFn: () => callEndpoint(beginTestOrder, {}) });
  return (
    <>
      <Button variant={isNext ? 'primary' : 'secondary'} onPress={() => setOpen(true)}>
        {translate(words.testOrder)}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
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
    </>
  );
}
