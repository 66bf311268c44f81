import { Printer } from 'lucide-react';
import { MAX_PRINTED_ORDERS } from '#contract/order-prints.ts';
import type { Id } from '#lib/id.ts';
import { orderPrinting as words } from '#messages/en/interface/order-printing.ts';
import { Button } from '#ui/button.tsx';
import { Menu } from '#ui/menu.tsx';
import { translate } from '#ui/translate.ts';
import { printItems } from './print-items.ts';

/** Opens a page made for print with slips or receipts of orders, up to 100 of them (ORD-104). */
export function PrintMenu({ orderIds }: { readonly orderIds: readonly Id<'order'>[] }) {
  const isTooMany = orderIds.length > MAX_PRINTED_ORDERS;
  return (
    <Menu
      label={translate(words.print)}
      trigger={
        <Button isDisabled={isTooMany} icon={<Printer />}>
          {translate(words.print)}
        </Button>
      }
      items={printItems(orderIds)}
    />
  );
}
