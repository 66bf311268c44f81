import { PRINT_KINDS, type PrintKind } from '#contract/order-prints.ts';
import type { Id } from '#lib/id.ts';
import { orderPrinting as words } from '#messages/en/interface/order-printing.ts';
import type { Message } from '#messages/message.ts';
import type { MenuAction } from '#ui/menu.tsx';
import { translate } from '#ui/translate.ts';

const NAMES: Readonly<Record<PrintKind, Message>> = {
  slips: words.slips,
  pricedSlips: words.pricedSlips,
  receipts: words.receipts,
};

/** What opens pages made for print with slips or receipts of orders (ORD-104). */
export function printItems(orderIds: readonly Id<'order'>[]): readonly MenuAction[] {
  return PRINT_KINDS.map((kind) => ({
    id: kind,
    label: translate(NAMES[kind]),
    href: `/api/orders/print?${new URLSearchParams({ kind, ids: orderIds.join(',') })}`,
    target: '_blank',
  }));
}
