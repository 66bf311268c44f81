import type { CartEntry, CartShippingOption, SentCart } from '#domain/carts/cart-facade.ts';
import type { SiteId } from '#domain/documents/record.ts';
import { toCents } from '#domain/money/cents.ts';
import type { QuotedOption } from '#domain/pricing/quote-delivery.ts';
import { timeOfId } from '#lib/id.ts';
import type { Translate } from '#messages/translator.ts';
import { currencyOf } from '#server/carts/cart-state.ts';
import { codeWords, refusalWords } from '#server/carts/cart-words.ts';
import type { CartLine } from '#server/carts/load-cart-lines.ts';
import { invariant } from '#lib/invariant.ts';
import type { PricedStoredCart } from '#server/carts/price-stored-cart.ts';
import type { StoredCart } from '#server/carts/stored-cart.ts';

interface Around {
  readonly siteId: SiteId;
  /** What each variant has of each option, `[['Size', 'M'], …]`. */
  readonly optionValues: ReadonlyMap<string, readonly (readonly [string, string])[]>;
  /** Whether the browser holds the secret of the checkout as well, and with it where the cart is sent to (ORD-05). */
  readonly isOwnCheckout: boolean;
  readonly translate: Translate;
}

/** A cart as it is sent to scripts of the owner (COMM-61 to COMM-87). */
export function sentCart(found: PricedStoredCart, around: Around): SentCart {
  const { cart, lines, priced } = found;
  const { translate } = around;
  const currency = currencyOf(found);
  const { selectedShippingOption: selected } = priced;
  return {
    ...headOf(cart, around.siteId),
    entries: lines.map((line) => entryOf(line, found, around)),
    shippingOptions: priced.shippingOptions.map(optionOf),
    applicableTaxRules: priced.applicableTaxRules.map(({ id, name, rate, amount }) => ({
      id,
      name,
      rate,
      amountCents: amount,
    })),
    coupons: priced.coupons.map((code) => ({ code })),
    validCoupons: priced.validCoupons.map((code) => ({ code })),
    invalidCoupons: priced.invalidCoupons.map(({ code, problem }) => ({
      code,
      reason: translate(codeWords(problem, currency)),
    })),
    selectedShippingOption: selected === null ? null : optionOf(selected),
    shippingLocation: around.isOwnCheckout ? cart.location : null,
    subtotalCents: priced.subtotalCents,
    taxCents: priced.taxCents,
    shippingCostCents: priced.shippingCostCents,
    discountCents: priced.discountCents,
    grandTotalCents: priced.grandTotalCents,
    totalQuantity: priced.totalQuantity,
    subtotalAmount: priced.subtotalAmount,
    hasDigital: lines.some(({ type }) => type === 'digital'),
    purelyDigital: lines.length > 0 && lines.every(({ type }) => type === 'digital'),
    requiresShipping: lines.some(({ type }) => type === 'physical'),
  };
}

/** Of a cart that was bought, which holds nothing any more (ORD-07). */
export function headOf({ id, orderId, isPurchased }: StoredCart, siteId: SiteId): SentCart {
  return {
    id,
    websiteId: siteId,
    created: timeOfId(id),
    isPurchased,
    ...(orderId === null ? {} : { orderId }),
  };
}

function entryOf(line: CartLine, { priced }: PricedStoredCart, around: Around): CartEntry {
  const { image, problem, title, path, type } = line;
  invariant(type !== 'donation', 'the cart of the shop holds no donation');
  const options = around.optionValues.get(line.variantId) ?? [];
  return {
    id: line.id,
    productId: line.productId,
    variantId: line.variantId,
    sku: line.sku,
    title,
    optionValues: options.map(([optionName, value]) => ({ optionName, value })),
    quantity: line.pieces,
    unitPriceCents: line.unitPrice,
    lineTotalCents: priced.lines.find(({ id }) => id === line.id)?.amount ?? toCents(0),
    image:
      image === null
        ? null
        : { url: image.path, width: image.width, height: image.height, altText: image.alt },
    productType: type,
    formAnswers: line.answers.map(({ label, answer }) => ({ label, answer })),
    subscriptionPlan: null,
    path: path === '' ? null : encodeURI(path),
    problem: problem === null ? null : around.translate(refusalWords(problem, title)),
  };
}

function optionOf({
  id,
  name,
  description,
  estimate,
  priceCents,
  isPickup,
}: QuotedOption): CartShippingOption {
  return { id, name, description, priceCents, deliveryEstimate: estimate, isPickup };
}
