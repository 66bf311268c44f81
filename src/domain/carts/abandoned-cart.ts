import type { CartKind } from './cart-kinds.ts';

/** Whether somebody was mailed about a cart that they left, or why not (ORD-150). */
export const ABANDONED_MAILINGS = ['sent', 'off', 'kind', 'opted-out', 'unavailable'] as const;
export type AbandonedMailing = (typeof ABANDONED_MAILINGS)[number];

/** How far a cart that was left has come since. */
export const ABANDONED_STATES = ['not-mailed', 'mailed', 'opened', 'recovered'] as const;
export type AbandonedState = (typeof ABANDONED_STATES)[number];

/** As long the link of the mail restores a cart, and as long it is known whose it was (ORD-150, ORD-154). */
export const ABANDONED_LIFE_MS = 30 * 24 * 60 * 60 * 1000;

/** An order so soon after the link was opened has come of it. */
export const RECOVERY_MS = 7 * 24 * 60 * 60 * 1000;

/** Carts that people are reminded of; not those of subscriptions and donations. */
const MAILED_KINDS: ReadonlySet<CartKind> = new Set(['shop', 'express']);

export function isKindMailed(kind: CartKind): boolean {
  return MAILED_KINDS.has(kind);
}
