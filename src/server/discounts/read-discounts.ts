import type { Selectable } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import { toCents } from '#domain/money/cents.ts';
import { codeKey } from '#domain/pricing/discount-conditions.ts';
import type { Discount, DiscountConditions, DiscountEffect } from '#domain/pricing/pricing-input.ts';
import type { StoredDiscountEffect } from '#domain/discounts/discount-fields.ts';
import type { Id } from '#lib/id.ts';
import type { Db } from '#server/platform/database/database.ts';
import { addressKey } from '#server/platform/mail/address-key.ts';
import { readBuyer } from './read-buyer.ts';
import type { DiscountTables } from './tables.ts';

const COLUMNS = [
  'discount.id',
  'discount.title',
  'discount.effect',
  'discount.conditions',
  'discount.emails',
  'discount.is_exclusive',
  'discount.created_at',
  'discount.starts_at',
  'discount.ends_at',
  'discount.paused_at',
  'discount.charges',
  'discount.use_limit',
  'discount.customer_limit',
  'discount.uses',
] as const;
type Column<Named> = Named extends `discount.${infer Name}` ? Name : never;

interface DiscountQuestion {
  /** As they were entered. */
  readonly codes: readonly string[];
  /** Who buys, as far as it is known. */
  readonly memberId: Id<'member'> | null;
  readonly email: string | null;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Whether nobody else may use what has limits until the transaction ends: an order is made (ORD-53). */
  readonly isHeld?: boolean | undefined;
}

/** What the price of a cart needs of discounts, in the shapes of `PricingInput`. */
export interface ReadDiscounts {
  readonly discounts: readonly Discount[];
  /** As addresses are compared. */
  readonly email: string | null;
  readonly isFirstOrder: boolean;
}

/**
 * The discounts that apply by themselves now and those of the entered codes, in two statements; about whoever buys a third
 * is asked where one of them wants to know (ORD-47 to ORD-54).
 */
export async function readDiscounts(
  db: Db,
  siteId: SiteId,
  { codes, memberId, email, now, isHeld = false }: DiscountQuestion,
): Promise<ReadDiscounts> {
  const at = new Date(now);
  const live = db
    .selectFrom('discounts as discount')
    .select(COLUMNS)
    .where('discount.site_id', '=', siteId)
    .where('discount.removed_at', 'is', null)
    .orderBy('discount.id');
  const automatic = live
    .where('discount.trigger', '=', 'automatic')
    .where('discount.paused_at', 'is', null)
    .where('discount.starts_at', '<=', at)
    .where((where) => where.or([where('discount.ends_at', 'is', null), where('discount.ends_at', '>', at)]));
  let applying = await automatic.execute();
  // One that everybody may use without end is held by nobody: its orders would wait for each other.
  const limited = applying.filter((row) => row.use_limit !== null || row.customer_limit !== null);
  if (isHeld && limited.length > 0) {
    await automatic
      .where(
        'discount.id',
        'in',
        limited.map(({ id }) => id),
      )
      .forUpdate('discount')
      .execute();
    // As others have left them.
    applying = await automatic.execute();
  }
  const keys = [...new Set(codes.map(codeKey))];
  const coded = live
    .innerJoin('discount_codes as entered', (join) =>
      join.onRef('entered.site_id', '=', 'discount.site_id').onRef('entered.discount_id', '=', 'discount.id'),
    )
    .select(['entered.code', 'entered.is_single_use', 'entered.order_id'])
    .where('entered.site_id', '=', siteId)
    .where('entered.is_removed', '=', false)
    .where('entered.code_key', 'in', keys)
    .where('discount.trigger', '=', 'code');
  const withCodes = keys.length === 0 ? [] : await (isHeld ? coded.forUpdate() : coded).execute();
  const rows: readonly FoundDiscount[] = [
    ...applying.map((row) => ({
      ...row,
      code: null,
      is_single_use: false,
      order_id: null,
    })),
    ...withCodes,
  ];
  const isAsked = rows.some(
    (row) => row.customer_limit !== null || row.emails !== null || row.conditions.isForFirstOrder,
  );
  const buyer = isAsked
    ? await readBuyer(db, siteId, { memberId, email })
    : {
        email: email === null ? null : addressKey(email),
        isFirstOrder: false,
        uses: new Map<string, number>(),
      };
  return {
    discounts: rows.map((row) => discountOf(row, buyer.uses.get(row.id) ?? 0)),
    email: buyer.email,
    isFirstOrder: buyer.isFirstOrder,
  };
}

type FoundDiscount = Pick<Selectable<DiscountTables['discounts']>, Column<(typeof COLUMNS)[number]>> & {
  readonly code: string | null;
  readonly is_single_use: boolean;
  readonly order_id: Id<'order'> | null;
};

function discountOf(row: FoundDiscount, ownUses: number): Discount {
  return {
    id: row.id,
    title: row.title,
    code: row.code,
    createdAt: row.created_at.getTime(),
    startsAt: row.starts_at.getTime(),
    endsAt: row.ends_at?.getTime() ?? null,
    isPaused: row.paused_at !== null,
    usesLeft: usesLeft(row, ownUses),
    charges: row.charges,
    isExclusive: row.is_exclusive,
    effect: effectOf(row.effect),
    conditions: conditionsOf(row),
  };
}

/** The fewest that its limits leave (ORD-53). */
function usesLeft(row: FoundDiscount, ownUses: number): number | null {
  const left = [
    ...(row.use_limit === null ? [] : [row.use_limit - row.uses]),
    ...(row.customer_limit === null ? [] : [row.customer_limit - ownUses]),
    ...(row.is_single_use ? [row.order_id === null ? 1 : 0] : []),
  ];
  return left.length === 0 ? null : Math.max(0, Math.min(...left));
}

function effectOf(effect: StoredDiscountEffect): DiscountEffect {
  return effect.kind === 'amount' ? { ...effect, amount: toCents(effect.amount) } : effect;
}

function conditionsOf({ conditions, emails }: FoundDiscount): DiscountConditions {
  const { minimumSubtotal, categories, ...others } = conditions;
  return {
    ...others,
    minimumSubtotal: minimumSubtotal === null ? null : toCents(minimumSubtotal),
    // Categories of products are known by their names.
    categoryIds: categories,
    emails,
  };
}
