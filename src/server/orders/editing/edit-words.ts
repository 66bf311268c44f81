import { addressLines, type OrderAddress } from '#domain/orders/order-address.ts';
import type { EditableOrder } from './load-editable.ts';
import type { PricedEdit } from './price-edit.ts';

/** What an edit has changed, a line for each: in figures and names, which every language reads (ORD-98, ORD-100). */
export function editWords(
  { order, lines: before }: EditableOrder,
  edit: PricedEdit,
  { email, phone }: { readonly email: string | null; readonly phone: string | null },
): string {
  const named = ({ title, optionText }: { readonly title: string; readonly optionText: string }) =>
    optionText === '' ? title : `${title}, ${optionText}`;
  const changed = before.flatMap((line) => {
    const pieces = edit.lines.find(({ id }) => id === line.id)?.pieces ?? 0;
    return pieces === line.pieces ? [] : [`${named(line)}: ${line.pieces} → ${pieces}`];
  });
  const added = edit.lines.flatMap((line) =>
    before.some(({ id }) => id === line.id) ? [] : [`${named(line)}: 0 → ${line.pieces}`],
  );
  const [from, to] = [order.deliveryOption?.name ?? '–', edit.deliveryOption?.name ?? '–'];
  return [
    ...changed,
    ...added,
    ...(from === to ? [] : [`${from} → ${to}`]),
    ...(JSON.stringify(order.delivery) === JSON.stringify(edit.delivery) ? [] : [addressOf(edit.delivery)]),
    ...(email === null || email === order.email ? [] : [`→ ${email}`]),
    ...(phone === null || phone === order.phone ? [] : [`→ ${phone === '' ? '–' : phone}`]),
  ].join('\n');
}

function addressOf(address: OrderAddress | null): string {
  return address === null ? '–' : `→ ${[...addressLines(address), address.country].join(', ')}`;
}
