import type { FastifyReply } from 'fastify';
import type { DocumentId } from '#domain/documents/record.ts';
import { giftDays } from '#domain/gift-cards/gift-days.ts';
import { giftProblems } from '#domain/gift-cards/gift-problems.ts';
import type { GiftWish } from '#domain/gift-cards/gift-wish.ts';
import { toCents } from '#domain/money/cents.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { moneyValue } from '#domain/money/money-value.ts';
import { times } from '#domain/pricing/amounts.ts';
import { optionField } from '#domain/products/option-field.ts';
import { productRecordsOf, type ProductRecords } from '#domain/products/product-records.ts';
import { isId } from '#lib/id.ts';
import { cart } from '#messages/en/cart.ts';
import { checkout } from '#messages/en/checkout.ts';
import { giftCards as words } from '#messages/en/gift-cards.ts';
import { createToken, hashToken } from '#server/accounts/session-token.ts';
import type { CatalogueFacts } from '#server/carts/catalogue-line.ts';
import { keepGiftCard } from '#server/carts/keep-gift-card.ts';
import { loadCartLines } from '#server/carts/load-cart-lines.ts';
import { loadCatalogue } from '#server/carts/load-catalogue.ts';
import { ownCartOf, setOwnCartCookie } from '#server/carts/own-cart.ts';
import { listPublished } from '#server/documents/queries.ts';
import { memberOf } from '#server/platform/http/caller.ts';
import { issueCrumb } from '#server/platform/http/crumb.ts';
import { withheldFrom } from '#server/published/access-to.ts';
import { isShopClosed, sendClosedShop } from '#server/shop-pages/closed-shop.tsx';
import { leadTo } from '#server/shop-pages/send-shop-page.ts';
import { shownProblems } from '#server/shop-pages/shown-problems.ts';
import type { ShopVisit } from '#server/shop-pages/shop-visit.ts';
import { siteTimeZone } from '#server/sites/site-time-zone.ts';
import { loadStoreSettings } from '#server/store/queries.ts';
import type { CheckoutPart, CheckoutState } from '#views/checkout/checkout-state.ts';
import { CheckoutRoot, CheckoutView } from '#views/checkout/checkout-view.tsx';
import { fieldOf } from './fields.ts';
import { giftCardPath } from './gift-card-path.ts';
import { giftFields, postedGift } from './gift-fields.ts';
import { gonePage } from './notice-pages.tsx';
import { orderSummary } from './order-summary.ts';
import { sendCheckoutPage } from './send-checkout-page.ts';

/** Cards that are bought at once are for one recipient, who is told of each. */
const MOST_CARDS = 10;

/** A gift card of the site that visitors can buy now, with what can be chosen of it. */
interface OfferedCard {
  readonly productId: DocumentId;
  readonly product: ProductRecords;
  /** Its values, in their order. */
  readonly values: readonly CatalogueFacts[];
  readonly query: URLSearchParams;
}

interface Entered {
  /** By the id of its variant; null as long as none is chosen. */
  readonly value: CatalogueFacts | null;
  readonly pieces: number;
  readonly gift: GiftWish;
}

const NO_GIFT: GiftWish = { name: '', email: '', sender: '', message: '', day: null };

/**
 * `/checkout/giftcard?websiteId&giftCardProductId`: the value of a gift card and whom it is for (ORD-36, ORD-37). Cards of other sites,
 * and what is no gift card, are gone as if they had never been.
 */
export async function giftCardPage(visit: ShopVisit): Promise<FastifyReply> {
  return withCard(visit, async (card) => {
    const kept = await keptCard(visit, card);
    return showCard(visit, card, kept ?? { value: preselected(card), pieces: 1, gift: NO_GIFT }, false);
  });
}

/** Takes what is wanted into a cart of its own, and leads on to who buys it (ORD-37). */
export async function enterGiftCard(visit: ShopVisit): Promise<FastifyReply> {
  return withCard(visit, async (card) => {
    const { services, siteId, posted } = visit;
    const [only, second] = card.values;
    const chosen = card.values.find(({ variantId }) => variantId === posted('value'));
    const value = chosen ?? (second === undefined ? (only ?? null) : null);
    const gift = postedGift(visit);
    const typed = posted('pieces');
    const pieces = /^\d{1,2}$/.test(typed) ? Math.min(mostOf(value), Math.max(1, Number(typed))) : 1;
    const entered = { value, pieces, gift };
    // A script keeps what was typed, and does not go on.
    const isOnlyKept = posted('act') === 'country';
    if (value === null) return showCard(visit, card, entered, !isOnlyKept);
    await keep(visit, card, { ...entered, value });
    if (isOnlyKept) return leadTo(visit, pathOf(visit, card, value));
    const days = giftDays(services.now(), await siteTimeZone(services.db, siteId));
    if (Object.keys(giftProblems(gift, days)).length > 0) return showCard(visit, card, entered, true);
    return leadTo(visit, '/checkout');
  });
}

async function withCard(
  visit: ShopVisit,
  show: (card: OfferedCard) => Promise<FastifyReply>,
): Promise<FastifyReply> {
  const { siteId, request } = visit;
  const query = new URL(request.url, 'http://localhost').searchParams;
  const productId = query.get('giftCardProductId') ?? '';
  const isOwn = query.get('websiteId') === siteId && isId<'document'>(productId);
  const card = isOwn ? await offeredCard(visit, productId, query) : null;
  if (card === null) return gonePage(visit);
  return (await isShopClosed(visit)) ? sendClosedShop(visit, 'alone') : show(card);
}

async function offeredCard(
  { services, siteId, published }: ShopVisit,
  productId: DocumentId,
  query: URLSearchParams,
): Promise<OfferedCard | null> {
  const records = (await listPublished(services.db, siteId, [productId])).get(productId);
  if (records === undefined) return null;
  const product = productRecordsOf(records);
  if (product.content.productType !== 'gift-card') return null;
  const wanted = product.variants.map(({ id }) => ({ productId, variantId: id }));
  const found = await loadCatalogue(services.db, siteId, wanted, await withheldFrom(published));
  // Nobody gives nothing.
  const values = wanted
    .flatMap(({ variantId }) => found.get(variantId) ?? [])
    .filter(({ unitPrice }) => unitPrice > 0);
  return values.length === 0 ? null : { productId, product, values, query };
}

/** The value that the address names by its SKU, or by the choice on a page; the only one there is; else null (ORD-37). */
function preselected({ product, values, query }: OfferedCard): CatalogueFacts | null {
  const [only, second] = values;
  if (second === undefined) return only ?? null;
  const sku = (query.get('sku') ?? '').toLowerCase();
  if (sku !== '') return values.find((value) => value.sku.toLowerCase() === sku) ?? null;
  const { options, variants } = product;
  const named = variants.find(({ id, values: chosen }) =>
    query.has('variant')
      ? query.get('variant') === id
      : options.length > 0 &&
        options.every((option) => query.get(optionField(option.id)) === chosen[option.id]),
  );
  return values.find(({ variantId }) => variantId === named?.id) ?? null;
}

/** What its buyer entered before, as long as they have not bought it. */
async function keptCard(visit: ShopVisit, card: OfferedCard): Promise<Entered | null> {
  const { services, siteId } = visit;
  const kept = await openCardCart(visit);
  const [line] = kept === null ? [] : await loadCartLines(services.db, siteId, kept.id, kept);
  if (line === undefined || line.productId !== card.productId || line.gift === null) return null;
  const value = card.values.find(({ variantId }) => variantId === line.variantId) ?? null;
  const named = card.query.has('sku') || card.query.has('variant') ? preselected(card) : null;
  return { value: named ?? value, pieces: line.pieces, gift: line.gift };
}

async function openCardCart({ services, siteId, request }: ShopVisit) {
  const own = await ownCartOf(services, siteId, request);
  return own !== null && own.kind === 'gift-card' && !own.isPurchased ? own : null;
}

async function keep(
  visit: ShopVisit,
  { productId }: OfferedCard,
  { value, pieces, gift }: Entered & { readonly value: CatalogueFacts },
): Promise<void> {
  const { services, siteId, request, reply } = visit;
  const open = await openCardCart(visit);
  const token = createToken();
  await keepGiftCard(services, {
    siteId,
    cartId: open?.id ?? null,
    tokenHash: hashToken(token),
    memberId: memberOf(request.caller)?.memberId ?? null,
    productId,
    facts: value,
    pieces,
    gift,
  });
  if (open === null) setOwnCartCookie(services.config, reply, token);
}

async function showCard(
  visit: ShopVisit,
  card: OfferedCard,
  entered: Entered,
  isChecked: boolean,
): Promise<FastifyReply> {
  const { services, siteId, request, reply, translate } = visit;
  const { currency } = await loadStoreSettings(services.db, siteId);
  const timeZone = await siteTimeZone(services.db, siteId);
  const days = giftDays(services.now(), timeZone);
  const { value, pieces, gift } = entered;
  const money = (amount: number) => formatMoney(moneyValue(toCents(amount), currency));
  const isLone = card.values.length === 1;
  const parts: CheckoutPart[] = [
    ...(isLone
      ? []
      : [
          {
            kind: 'choice' as const,
            name: 'value',
            legend: translate(words.value),
            text: null,
            value: value?.variantId ?? '',
            options: card.values.map((each) => ({
              value: each.variantId,
              label: each.optionText,
              note: '',
              price: money(each.unitPrice),
            })),
          },
        ]),
    ...(mostOf(value) === 1
      ? []
      : [{ kind: 'fields' as const, legend: null, fields: [piecesField(visit, entered)] }]),
    {
      kind: 'fields',
      legend: translate(words.recipient),
      fields: giftFields(visit, gift, { days, timeZone, isChecked }),
    },
  ];
  const problems = shownProblems(visit, parts, isChecked && value === null ? [words.chooseValue] : []);
  const amount = value === null ? toCents(0) : times(value.unitPrice, pieces);
  const title = card.values[0]?.title ?? translate(words.title);
  const summary = orderSummary(
    translate,
    {
      currency,
      lines: value === null ? [] : [{ ...value, id: value.variantId, pieces, amount }],
      subtotal: amount,
      discounts: [],
      taxes: [],
      isTaxWithin: false,
      total: amount,
    },
    { href: encodeURI(card.values[0]?.path ?? '/'), label: translate(cart.backToProduct, { title }) },
  );
  const state: CheckoutState = {
    title,
    steps: {
      label: translate(checkout.steps),
      entries: [
        { title: translate(words.title), href: null, isCurrent: true },
        { title: translate(checkout.contact), href: null, isCurrent: false },
        { title: translate(checkout.payment), href: null, isCurrent: false },
      ],
    },
    problems,
    notices: [],
    links: [],
    entered: [],
    form: {
      action: pathOf(visit, card, value),
      hidden: { crumb: issueCrumb(services, request, reply) },
      parts,
      submit: translate(words.toContact),
    },
    summary,
    spoken: summary.rows.flatMap((row) => (row.isTotal ? `${row.label}: ${row.amount}` : [])).join(''),
    words: {
      failed: translate(cart.failed),
      tryAgain: translate(cart.tryAgain),
      paying: translate(checkout.paying),
    },
  };
  return sendCheckoutPage(visit, {
    path: '/checkout/giftcard',
    title: words.title,
    view: (
      <CheckoutRoot>
        <CheckoutView state={state} />
      </CheckoutRoot>
    ),
    app: { name: 'checkout', state },
    status: problems === null ? 200 : 400,
  });
}

function piecesField(visit: ShopVisit, { value, pieces }: Entered) {
  const counts = Array.from({ length: mostOf(value) }, (_each, index) => String(index + 1));
  return fieldOf(visit, 'pieces', {
    kind: 'select',
    label: words.pieces,
    value: String(pieces),
    isRequired: true,
    options: counts.map((count) => ({ value: count, label: count })),
  });
}

function mostOf(value: CatalogueFacts | null): number {
  return Math.min(MOST_CARDS, value?.most ?? MOST_CARDS);
}

function pathOf({ siteId }: ShopVisit, { productId }: OfferedCard, value: CatalogueFacts | null): string {
  return giftCardPath(siteId, productId, value?.sku);
}
