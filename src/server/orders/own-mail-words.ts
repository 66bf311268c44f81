import { fillPlaceholders } from '#domain/store/mail-placeholders.ts';
import type { MailTexts } from '#domain/store/mail-text.ts';
import { orderMoney } from './order-mail-facts.ts';
import type { StoredOrder } from './queries.ts';

interface FilledWith {
  readonly site: string;
  /** Null of a mail about none. */
  readonly order: Pick<StoredOrder, 'number' | 'name' | 'total' | 'currency'> | null;
}

/** The owner's texts with what their placeholders stand for in a mail to a buyer (ORD-140). */
export function filledTexts(
  { subject, opening, closing }: MailTexts,
  { site, order }: FilledWith,
  params: unknown,
): MailTexts {
  const values = {
    site,
    number: order?.number ?? textIn(params, 'number'),
    name: order?.name ?? textIn(params, 'donor'),
    total: order === null ? textIn(params, 'total') : orderMoney(order, order.total),
    product: textIn(params, 'product'),
    fund: textIn(params, 'fund'),
    day: textIn(params, 'day'),
    sender: textIn(params, 'sender'),
    tracking: textIn(params, 'tracking'),
    amount: textIn(params, 'amount') || textIn(params, 'refunded'),
  };
  const fill = (text: string) => fillPlaceholders(text, values).trim();
  return { subject: fill(subject), opening: fill(opening), closing: fill(closing) };
}

function textIn(params: unknown, name: string): string {
  const value: unknown =
    typeof params === 'object' && params !== null ? Reflect.get(params, name) : undefined;
  return typeof value === 'string' ? value : '';
}
