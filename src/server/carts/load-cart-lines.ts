import { lineProblems, type LineProblem } from '#domain/carts/line-problem.ts';
import type { SiteId } from '#domain/documents/record.ts';
import type { GiftWish } from '#domain/gift-cards/gift-wish.ts';
import { toCents, type Cents } from '#domain/money/cents.ts';
import { MAX_LINE_PIECES } from '#domain/products/product-limits.ts';
import { UNLIMITED } from '#domain/products/stock.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { CatalogueFacts } from './catalogue-line.ts';
import type { StoredCart } from './stored-cart.ts';
import { loadCatalogue } from './load-catalogue.ts';
import type { CartId, CartLineId, LineAnswer } from './tables.ts';

/** A line of a cart with what the live catalogue says of it now (ORD-09). */
export interface CartLine extends CatalogueFacts {
  readonly id: CartLineId;
  readonly pieces: number;
  readonly answers: readonly LineAnswer[];
  /** The same where the same was answered (ORD-03). */
  readonly answersKey: string;
  /** What a piece cost when the buyer last saw it, in the currency of the cart. */
  readonly shownPrice: Cents;
  /** What a piece costs in each later charge of a subscription: the price of now, but of what is tried for nothing first. */
  readonly laterPrice: Cents;
  /** Why it cannot be bought; it counts in nothing, and nothing is ordered until it is changed or removed (ORD-10). */
  readonly problem: LineProblem | null;
  readonly isBlocked: boolean;
  /** Whom a gift card is for; null of everything else. */
  readonly gift: GiftWish | null;
}

const COLUMNS = [
  'id',
  'product_id',
  'variant_id',
  'pieces',
  'answers',
  'answers_hash',
  'shown_price',
  'shown_title',
  'gift',
] as const;
const SHOP = { kind: 'shop', begins: null } as const;

/** The lines of a cart in their order: two queries, however many there are. */
export async function loadCartLines(
  db: Db,
  siteId: SiteId,
  cartId: CartId,
  { kind, begins }: Pick<StoredCart, 'kind' | 'begins'> = SHOP,
): Promise<readonly CartLine[]> {
  const rows = await db
    .selectFrom('cart_lines')
    .select(COLUMNS)
    .where('site_id', '=', siteId)
    .where('cart_id', '=', cartId)
    .orderBy('id')
    .execute();
  // What no catalogue has was put in with its price.
  if (kind === 'donation' || (begins !== null && begins.kind !== 'product')) {
    const isPlan = begins?.kind === 'membership';
    return rows.map((row) => ({
      ...goneFacts(row.shown_title, toCents(begins?.trialDays ? 0 : row.shown_price)),
      laterPrice: toCents(row.shown_price),
      type: isPlan ? 'service' : 'donation',
      taxClass: begins?.taxClass ?? 'standard',
      most: 1,
      productId: row.product_id,
      variantId: row.variant_id,
      id: row.id,
      pieces: row.pieces,
      answers: row.answers,
      answersKey: row.answers_hash.toString('hex'),
      shownPrice: toCents(row.shown_price),
      problem: null,
      isBlocked: false,
      gift: null,
    }));
  }
  const catalogue = await loadCatalogue(
    db,
    siteId,
    rows.map((row) => ({ productId: row.product_id, variantId: row.variant_id })),
  );
  const lines = rows.map((row) => {
    const facts = catalogue.get(row.variant_id);
    const shownPrice = toCents(row.shown_price);
    return {
      ...(facts ?? goneFacts(row.shown_title, shownPrice)),
      laterPrice: facts?.unitPrice ?? shownPrice,
      productId: row.product_id,
      variantId: row.variant_id,
      id: row.id,
      pieces: row.pieces,
      answers: row.answers,
      answersKey: row.answers_hash.toString('hex'),
      shownPrice,
      gift: row.gift,
    };
  });
  // What is charged by a plan is not bought once, and the other way round.
  const isMeant = ({ variantId, plan }: (typeof lines)[number]) =>
    catalogue.has(variantId) && (plan !== null) === (begins !== null);
  const problems = lineProblems(lines.map((line) => ({ ...line, isOffered: isMeant(line) })));
  return lines.map((line) => {
    const problem = problems.get(line.id) ?? null;
    return { ...line, problem, isBlocked: problem !== null };
  });
}

/** Of what the catalogue no longer has, or never had, its line shows what the buyer saw. */
function goneFacts(title: string, unitPrice: Cents): Omit<CatalogueFacts, 'productId' | 'variantId'> {
  return {
    title,
    path: '',
    image: null,
    optionText: '',
    sku: '',
    type: 'physical',
    plan: null,
    categories: [],
    unitPrice,
    isOnSale: false,
    taxClass: 'standard',
    weightGrams: 0,
    extraDelivery: toCents(0),
    most: MAX_LINE_PIECES,
    stock: UNLIMITED,
  };
}
