import { toCents } from '#domain/money/cents.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { moneyValue } from '#domain/money/money-value.ts';
import { balanceDue } from '#domain/orders/balance.ts';
import { deliveryPrice } from '#domain/orders/delivery-price.ts';
import { addressLines, type OrderAddress } from '#domain/orders/order-address.ts';
import { shownLast4 } from '#server/carts/card-words.ts';
import type { OrderMailParams } from './mails/order-mail-params.ts';
import type { StoredOrder } from './queries.ts';

/** An amount of an order as it is shown everywhere. */
export function orderMoney({ currency }: Pick<StoredOrder, 'currency'>, amount: number): string {
  return formatMoney(moneyValue(toCents(amount), currency));
}

/** What mails say of an order, as it was when it was placed. */
export function orderMailFacts(
  order: StoredOrder,
  {
    site,
    link,
    language,
    subscriptionLink = '',
  }: {
    readonly site: string;
    readonly link: string;
    readonly language: string;
    readonly subscriptionLink?: string;
  },
): OrderMailParams {
  const money = (amount: number) => orderMoney(order, amount);
  const due = order.state === 'canceled' ? 0 : balanceDue(order);
  return {
    site,
    link,
    subscriptionLink,
    number: order.number,
    lines: order.lines.map(({ id, title, optionText, answers, pieces, amount }) => ({
      id,
      title: `${pieces} × ${title}`,
      options: [optionText, ...answers.map(({ label, answer }) => `${label}: ${answer}`)]
        .filter((text) => text !== '')
        .join('\n'),
      amount: money(amount),
    })),
    fields: order.fields.flatMap(({ title, answer, isInMails }) => (isInMails ? [{ title, answer }] : [])),
    totals: [
      { kind: 'subtotal', name: '', amount: money(order.subtotal) },
      ...order.discounts.map(({ title, code, amount }) => ({
        kind: 'discount' as const,
        name: code === null ? title : `${title} (${code})`,
        amount: money(-amount),
      })),
      ...(order.deliveryOption === null
        ? []
        : [{ kind: 'shipping' as const, name: '', amount: money(deliveryPrice(order)) }]),
      ...order.taxes.map(({ name, amount }) => ({
        kind: order.taxIncluded ? ('taxIncluded' as const) : ('tax' as const),
        name,
        amount: money(amount),
      })),
      { kind: 'total', name: '', amount: money(order.total) },
      ...order.giftCards.map((card) => ({
        kind: 'giftCard' as const,
        name: shownLast4(card),
        amount: money(card.amount),
      })),
      ...(order.giftCards.length === 0 || due === 0
        ? []
        : [{ kind: 'due' as const, name: '', amount: money(due) }]),
    ],
    address: order.delivery === null ? [] : shownAddress(order.delivery, language),
  };
}

/** An address line by line, with its country in a language. */
export function shownAddress(address: OrderAddress, language: string): string[] {
  const names = new Intl.DisplayNames([language, 'en'], { type: 'region', fallback: 'code' });
  return [...addressLines(address), ...(address.country === '' ? [] : [names.of(address.country) ?? ''])];
}
