import { sql, type RawBuilder } from 'kysely';
import { lineProblems, type LineProblem } from '#domain/carts/line-problem.ts';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import { NOTHING_WITHHELD } from '#domain/gating/withheld-documents.ts';
import type { GiftWish } from '#domain/gift-cards/gift-wish.ts';
import { toCents, type Cents } from '#domain/money/cents.ts';
import { MAX_LINE_PIECES } from '#domain/products/product-limits.ts';
import { UNLIMITED } from '#domain/products/stock.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { CatalogueFacts } from './catalogue-line.ts';
import { catalogueOf, factsOf, type CatalogueRow } from './catalogue-row.ts';
import type { StoredCart } from './stored-cart.ts';
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

const SHOP = { kind: 'shop', begins: null } as const;

/** The lines of a cart in their order: one query, however many there are. */
export async function loadCartLines(
  db: Db,
  siteId: SiteId,
  cartId: CartId,
  { kind, begins }: Pick<StoredCart, 'kind' | 'begins'> = SHOP,
): Promise<readonly CartLine[]> {
  // What no catalogue has was put in with its price.
  if (kind === 'donation' || (begins !== null && begins.kind !== 'product')) {
    const isPlan = begins?.kind === 'membership';
    const { rows } = await sql<LineRow>`select ${COLUMNS} ${linesOf(siteId, cartId)}`.execute(db);
    return rows.map((row) => ({
      ...goneFacts(row.shownTitle, toCents(begins?.trialDays ? 0 : row.shownPrice)),
      ...lineOf(row),
      laterPrice: toCents(row.shownPrice),
      type: isPlan ? 'service' : 'donation',
      taxClass: begins?.taxClass ?? 'standard',
      most: 1,
      problem: null,
      isBlocked: false,
      gift: null,
    }));
  }
  const { rows } = await sql<LineRow & (CatalogueRow | GoneRow)>`
    select ${COLUMNS}, facts.* ${linesOf(siteId, cartId, catalogueOf('line', siteId, NOTHING_WITHHELD))}`.execute(
    db,
  );
  const lines = rows.map((row) => {
    const facts = row.product_type === null ? null : factsOf(row);
    const shownPrice = toCents(row.shownPrice);
    return {
      ...(facts ?? goneFacts(row.shownTitle, shownPrice)),
      ...lineOf(row),
      laterPrice: facts?.unitPrice ?? shownPrice,
      // What is charged by a plan is not bought once, and the other way round.
      isOffered: facts !== null && (facts.plan !== null) === (begins !== null),
    };
  });
  const problems = lineProblems(lines);
  return lines.map(({ isOffered: _isOffered, ...line }) => {
    const problem = problems.get(line.id) ?? null;
    return { ...line, problem, isBlocked: problem !== null };
  });
}

interface LineRow {
  readonly id: CartLineId;
  readonly productId: DocumentId;
  readonly variantId: string;
  readonly pieces: number;
  readonly answers: readonly LineAnswer[];
  readonly answersHash: Buffer;
  readonly shownPrice: number;
  readonly shownTitle: string;
  readonly gift: GiftWish | null;
}

/** Of what the catalogue does not have. */
interface GoneRow {
  readonly product_type: null;
}

const COLUMNS = sql`line.id, line.product_id as "productId", line.variant_id as "variantId", line.pieces, line.answers,
  line.answers_hash as "answersHash", line.shown_price as "shownPrice", line.shown_title as "shownTitle", line.gift`;

function linesOf(siteId: SiteId, cartId: CartId, catalogue?: RawBuilder<unknown>): RawBuilder<unknown> {
  const facts = catalogue === undefined ? sql`` : sql`left join lateral (${catalogue}) facts on true`;
  return sql`from cart_lines line ${facts}
    where line.site_id = ${siteId} and line.cart_id = ${cartId} order by line.id`;
}

function lineOf({ id, productId, variantId, pieces, answers, answersHash, shownPrice, gift }: LineRow) {
  const answersKey = answersHash.toString('hex');
  return { id, productId, variantId, pieces, answers, answersKey, shownPrice: toCents(shownPrice), gift };
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
