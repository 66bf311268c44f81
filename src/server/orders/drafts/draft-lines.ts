import type { SiteId } from '#domain/documents/record.ts';
import type { DraftLine } from '#domain/orders/order-draft.ts';
import type { LineKind } from '#domain/pricing/pricing-input.ts';
import type { StoreProductType } from '#domain/products/product-types.ts';
import { createId } from '#lib/id.ts';
import type { CatalogueFacts } from '#server/carts/catalogue-line.ts';
import { loadCatalogue } from '#server/carts/load-catalogue.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { LineToOrder } from '../cart-to-order.ts';

const LINE_KINDS: Readonly<Record<StoreProductType | 'donation', LineKind>> = {
  physical: 'physical',
  digital: 'digital',
  service: 'service',
  'gift-card': 'giftCard',
  donation: 'donation',
};

/**
 * Lines that the owner has written, with what the catalogue says of their products now: their tax class, weight and what their delivery costs besides, too
 * (ORD-62, ORD-65, ORD-105). A line of their own words
 * is its own product. What can no longer be bought is `gone`; of what is counted, `short` says what is left.
 */
export async function draftLines(
  db: Db,
  siteId: SiteId,
  lines: readonly DraftLine[],
  now: number,
): Promise<readonly LineToOrder[]> {
  const found = await loadCatalogue(
    db,
    siteId,
    lines.flatMap((line) => (line.kind === 'product' ? [line] : [])),
  );
  const taken = new Map<string, number>();
  return lines.map((line, place) => {
    // The earlier line has the smaller id.
    const id = createId(now + place);
    if (line.kind === 'own') return ownLine(line, id);
    const facts = found.get(line.variantId);
    const isSellable =
      facts !== undefined &&
      facts.productId === line.productId &&
      facts.type !== 'gift-card' &&
      facts.plan === null;
    const before = taken.get(line.variantId) ?? 0;
    taken.set(line.variantId, before + line.pieces);
    return isSellable ? productLine(line, facts, id, before) : goneLine(line, id);
  });
}

type ProductLine = Extract<DraftLine, { readonly kind: 'product' }>;
type OwnLine = Extract<DraftLine, { readonly kind: 'own' }>;

function ownLine({ title, isSent, pieces, unit }: OwnLine, id: string): LineToOrder {
  const kind = isSent ? 'physical' : 'service';
  return { ...NOTHING_KNOWN, id, productId: id, variantId: id, kind, title, pieces, unitPrice: unit };
}

function productLine(
  { productId, variantId, pieces, unit }: ProductLine,
  facts: CatalogueFacts,
  id: string,
  before: number,
): LineToOrder {
  const { type, title, optionText, sku, taxClass, weightGrams, extraDelivery, image, categories, stock } =
    facts;
  const left = stock.isUnlimited ? null : Math.max(0, stock.quantity - before);
  return {
    ...NOTHING_KNOWN,
    id,
    productId,
    variantId,
    kind: LINE_KINDS[type],
    title,
    optionText,
    sku,
    pieces,
    unitPrice: unit,
    taxClass,
    weightGrams,
    extraDelivery,
    image,
    categoryIds: categories,
    problem: left !== null && pieces > left ? { kind: 'short', left } : null,
  };
}

function goneLine({ productId, variantId, pieces, unit }: ProductLine, id: string): LineToOrder {
  const problem = { kind: 'gone' } as const;
  return { ...NOTHING_KNOWN, id, productId, variantId, kind: 'service', pieces, unitPrice: unit, problem };
}

const NOTHING_KNOWN = {
  title: '',
  optionText: '',
  sku: '',
  taxClass: 'standard',
  weightGrams: 0,
  image: null,
  categoryIds: [],
  answers: [],
  problem: null,
} as const;
