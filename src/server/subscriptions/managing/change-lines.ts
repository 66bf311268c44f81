import { MOST_SUBSCRIBED_PIECES } from '#contract/subscription-changes.ts';
import type { AgreedLine } from '#domain/orders/agreed-price.ts';
import { isInStock } from '#domain/products/stock.ts';
import { isSubscriptionOver } from '#domain/subscriptions/subscription-states.ts';
import type { CatalogueFacts } from '#server/carts/catalogue-line.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { addSubscriptionEvent } from '../add-subscription-event.ts';
import { changeSubscription, type SubscriptionChange } from './change-subscription.ts';
import { keepPending } from './keep-pending.ts';
import { termsOf, whatOf } from './subscription-words.ts';
import { tellSubscriber } from './tell-subscriber.ts';
import { variantsToChoose } from './variants-to-choose.ts';

export type ChangedLines =
  | { readonly kind: 'done' | 'sold-out' }
  | { readonly kind: 'pieces'; readonly most: number };

/**
 * Other pieces, or another variant at its price of now, from the next charge on and without a part-charge (ORD-117). What stays
 * keeps its agreed price. A variant that cannot be had is refused, and more pieces than may be ordered.
 */
export function changeLines(
  services: Services,
  change: SubscriptionChange & { readonly pieces: number; readonly variantId: string },
): Promise<ChangedLines> {
  const { siteId, by, pieces, variantId } = change;
  return changeSubscription(services, change, async (trx, held, at) => {
    const [agreed, ...others] = held.price.lines;
    if (held.kind !== 'product' || held.product_id === null || agreed === undefined)
      throw new CallError('subscription-state');
    if (isSubscriptionOver(held.state) || held.state === 'ending') throw new CallError('subscription-state');
    const variants = await variantsToChoose(trx, siteId, held.product_id, held.currency);
    const found = variants.find((variant) => variant.variantId === variantId);
    const isSame = agreed.variantId === variantId;
    if (!isSame && (found === undefined || !isInStock(found.stock))) return { kind: 'sold-out' };
    const most = found?.most ?? MOST_SUBSCRIBED_PIECES;
    if (pieces < 1 || pieces > most) return { kind: 'pieces', most };
    const line = isSame || found === undefined ? { ...agreed, pieces } : lineOf(agreed, found, pieces);
    const isBack = isSame && pieces === agreed.pieces;
    const { lines: _before, ...rest } = held.pending_change ?? {};
    await keepPending(trx, held, isBack ? rest : { ...rest, lines: [line, ...others] });
    const named = line.optionText === '' ? line.title : `${line.title} (${line.optionText})`;
    const data = { pieces, variant: line.variantId, text: `${pieces} × ${named}` };
    await addSubscriptionEvent(trx, siteId, held.id, { kind: 'changed', by, data, at });
    // Who changes it by themselves sees on the page what it is.
    if (by.kind === 'person') {
      const price = { ...held.price, lines: [line, ...others] };
      const what = whatOf({ title: held.title, optionText: line.optionText, pieces });
      await tellSubscriber(trx, services, siteId, held.id, {
        what: 'changed',
        detail: (translate) =>
          `${typeof what === 'string' ? what : translate(what)} · ${termsOf(translate, { ...held, price })}`,
      });
    }
    return { kind: 'done' };
  });
}

function lineOf(
  agreed: AgreedLine,
  { variantId, optionText, sku, unitPrice, isOnSale, taxClass, weightGrams, image }: CatalogueFacts,
  pieces: number,
): AgreedLine {
  return { ...agreed, variantId, optionText, sku, unitPrice, isOnSale, taxClass, weightGrams, image, pieces };
}
