import { isInStock } from '#domain/products/stock.ts';
import { toCents } from '#domain/money/cents.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { moneyValue } from '#domain/money/money-value.ts';
import { subscriptionPages as words } from '#messages/en/subscription-pages.ts';
import { fieldOf } from '#server/checkout/fields.ts';
import { issueCrumb } from '#server/platform/http/crumb.ts';
import { variantsToChoose } from '#server/subscriptions/managing/variants-to-choose.ts';
import type { CheckoutField } from '#views/checkout/checkout-state.ts';
import type { SubscriptionPageState } from '#views/subscriptions/subscription-view.tsx';
import type { SubscriptionVisit } from './own-visit.ts';

/** Up to so many pieces are chosen of a list, more are typed. */
const MOST_LISTED = 20;
const MAX_DIGITS = 4;

/**
 * Other pieces, and another variant where there are several, from the next charge on (ORD-117). Null where no further charge
 * comes, and for what has no pieces.
 */
export async function changeForm(
  visit: SubscriptionVisit,
): Promise<SubscriptionPageState['forms'][number] | null> {
  const { services, siteId, subscription, request, reply, translate, posted, path } = visit;
  const { kind, state, productId, price, pending, currency, cycles, cycle } = subscription;
  const [agreed] = price.lines;
  const [line = agreed] = pending?.lines ?? [];
  const isLast = cycles !== 0 && cycle >= cycles;
  if (kind !== 'product' || productId === null || line === undefined || state === 'ending' || isLast)
    return null;
  const variants = await variantsToChoose(services.db, siteId, productId, currency);
  const most = variants.find(({ variantId }) => variantId === line.variantId)?.most ?? line.pieces;
  const money = (amount: number) => formatMoney(moneyValue(toCents(amount), currency));
  const others = variants.filter(
    ({ variantId, stock }) => variantId !== agreed?.variantId && isInStock(stock),
  );
  const own = agreed === undefined ? [] : [agreed];
  const options = [...own, ...others].map(({ variantId, optionText, title, unitPrice }) => ({
    value: variantId,
    label: `${optionText === '' ? title : optionText} · ${money(unitPrice)}`,
  }));
  const choice = fieldOf(visit, 'variant', {
    kind: 'select',
    label: words.choice,
    value: posted('variant') || line.variantId,
    isRequired: true,
    options,
  });
  const pieces: CheckoutField = fieldOf(visit, 'pieces', {
    kind: most > MOST_LISTED ? 'digits' : 'select',
    label: words.pieces,
    value: posted('pieces') || String(line.pieces),
    isRequired: true,
    maxLength: MAX_DIGITS,
    options: Array.from({ length: Math.min(Math.max(most, line.pieces), MOST_LISTED) }, (_each, index) => {
      const count = String(index + 1);
      return { value: count, label: count };
    }),
  });
  const fields = [
    ...(options.length > 1 ? [choice] : []),
    ...(Math.max(most, line.pieces) > 1 ? [pieces] : []),
  ];
  if (fields.length === 0) return null;
  return {
    title: translate(words.change),
    text: translate(words.changeText),
    form: {
      action: `${path}/change`,
      hidden: { crumb: issueCrumb(services, request, reply) },
      parts: [{ kind: 'fields', legend: null, fields }],
      submit: translate(words.save),
    },
  };
}
