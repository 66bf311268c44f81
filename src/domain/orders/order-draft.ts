import { z } from 'zod';
import { LARGEST_PRICE } from '#domain/money/largest-price.ts';
import { idSchema } from '#domain/validation/id-schema.ts';
import { orderAddressSchema } from './order-address.ts';
import { ORDER_LIMITS } from './order-limits.ts';

/** Whole minor units of the currency of the store or the order. */
const price = z.int().min(0).max(LARGEST_PRICE);
const pieces = z.int().min(1).max(ORDER_LIMITS.linePieces);
const name = z.string().trim().min(1).max(ORDER_LIMITS.ownTitle);

/**
 * A line that the owner writes into an order: of the catalogue, at its price or at another one, or of their own words, which
 * no product stands behind and no stock is counted of (ORD-105).
 */
export const draftLineSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('product'),
    productId: idSchema<'document'>(),
    variantId: idSchema(),
    pieces,
    unit: price,
  }),
  z.object({
    kind: z.literal('own'),
    title: name,
    /** It is delivered, and taxed as goods are. */
    isSent: z.boolean(),
    pieces,
    unit: price,
  }),
]);
export type DraftLine = z.infer<typeof draftLineSchema>;

/** How it gets to the buyer. */
export const draftDeliverySchema = z.discriminatedUnion('kind', [
  /** It is handed over where the seller is, whose taxes count (ORD-66). */
  z.object({ kind: z.literal('none') }),
  /** By an option of the shop; null: the cheapest for the address (ORD-63). */
  z.object({ kind: z.literal('option'), optionId: z.string().max(100).nullable() }),
  /** At a price of the owner's. */
  z.object({ kind: z.literal('own'), name, price }),
]);
export type DraftDelivery = z.infer<typeof draftDeliverySchema>;

/** An order as its owner writes it by hand (ORD-105). */
export const orderDraftSchema = z.object({
  /** Empty: nobody is mailed. */
  email: z.string().trim().max(ORDER_LIMITS.email),
  phone: z.string().trim().max(ORDER_LIMITS.addressLine),
  /** Where it goes, or who pays for it where nothing is sent; of what is fetched the name alone. */
  address: orderAddressSchema,
  lines: z.array(draftLineSchema).min(1).max(ORDER_LIMITS.lines),
  /** What the owner takes off all of it. */
  discount: z.object({ title: name, amount: price.min(1) }).nullable(),
  delivery: draftDeliverySchema,
});
export type OrderDraft = z.infer<typeof orderDraftSchema>;

/** How a new order is paid: it is already, it is to be, or by a link that the buyer gets (ORD-105). */
export const DRAFT_PAYMENTS = ['link', 'unpaid', 'paid'] as const;
export type DraftPayment = (typeof DRAFT_PAYMENTS)[number];

/** What becomes of an order that is edited: lines that are not named are taken out (ORD-100). */
export const orderEditSchema = z.object({
  lines: z.array(z.object({ lineId: idSchema<'order-line'>(), pieces })).max(ORDER_LIMITS.lines),
  added: z.array(draftLineSchema).max(ORDER_LIMITS.lines),
  /** Null: where it goes is not changed. */
  address: orderAddressSchema.nullable(),
  /** Null: delivery stays as it was agreed, at its price. */
  delivery: draftDeliverySchema.nullable(),
});
export type OrderEdit = z.infer<typeof orderEditSchema>;
