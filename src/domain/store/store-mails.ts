/** Mails to buyers that owners write and switch off, as they stand on their screen (COMM-100, ORD-140). */
export const STORE_MAIL_KINDS = [
  'received',
  'confirmed',
  'paymentFailed',
  'changed',
  'balanceDue',
  'readyForPickup',
  'fulfilled',
  'piecesCanceled',
  'canceled',
  'refunded',
  'abandoned',
  'backInStock',
  'renewalFailed',
  'renewalEnded',
  'renewalReminder',
  'trialEnds',
  'renewalNoStock',
  'newPrice',
  'giftCard',
  'donationPledge',
  'donationFailed',
  'donationReceipt',
  'donationRefunded',
  'reviewRequest',
] as const;
export type StoreMailKind = (typeof STORE_MAIL_KINDS)[number];

/**
 * Buyers get it whatever the owner says: the proof of what they paid, and what they paid for (ORD-140), or what they have to know of what they
 * pay again and again (ORD-111, ORD-112, ORD-118, MEMB-52).
 */
const ALWAYS_SENT: ReadonlySet<StoreMailKind> = new Set([
  'confirmed',
  'giftCard',
  'renewalFailed',
  'renewalEnded',
  'renewalReminder',
  'trialEnds',
  'renewalNoStock',
  'newPrice',
]);

/** The others say nothing of an order by its number, or are sent again where what they are about is shown (ORD-122). */
const OF_ORDERS: ReadonlySet<StoreMailKind> = new Set([
  'received',
  'confirmed',
  'changed',
  'balanceDue',
  'readyForPickup',
  'fulfilled',
  'piecesCanceled',
  'canceled',
  'refunded',
]);

export type MailGroupName = 'order' | 'subscription' | 'donation' | 'reminder';

const OF_DONATIONS: ReadonlySet<StoreMailKind> = new Set([
  'donationPledge',
  'donationFailed',
  'donationReceipt',
  'donationRefunded',
]);
const REMINDERS: ReadonlySet<StoreMailKind> = new Set(['abandoned', 'backInStock', 'reviewRequest']);

/** What a mail is about: an order or what was bought with it, what is paid again and again, what was given, or what may still be bought (ORD-140). */
export function mailGroupOf(kind: StoreMailKind): MailGroupName {
  if (OF_ORDERS.has(kind) || kind === 'giftCard' || kind === 'paymentFailed') return 'order';
  if (OF_DONATIONS.has(kind)) return 'donation';
  return REMINDERS.has(kind) ? 'reminder' : 'subscription';
}

/** Whether a mail that a buyer got about an order can be sent once more from it (ORD-142). */
export function canBeSentAgain(kind: StoreMailKind): boolean {
  return OF_ORDERS.has(kind);
}

export function canBeSwitchedOff(kind: StoreMailKind): boolean {
  return !ALWAYS_SENT.has(kind);
}

/** Nobody gets it until the owner wants it (ORD-150, BLK-80). */
const OFF_AT_FIRST: ReadonlySet<StoreMailKind> = new Set(['abandoned', 'reviewRequest']);

export function isOnAtFirst(kind: StoreMailKind): boolean {
  return !OFF_AT_FIRST.has(kind);
}

/** About no order that the list of orders has, so that none can be chosen to show it with. */
const WITHOUT_ORDER: ReadonlySet<StoreMailKind> = new Set([
  'paymentFailed',
  'abandoned',
  'backInStock',
  'giftCard',
  'renewalFailed',
  'renewalEnded',
  'renewalReminder',
  'trialEnds',
  'renewalNoStock',
  'newPrice',
  'donationPledge',
  'donationFailed',
  'donationReceipt',
  'donationRefunded',
  'reviewRequest',
]);

export function isAboutOrder(kind: StoreMailKind): boolean {
  return !WITHOUT_ORDER.has(kind);
}

/** Stand in any that is about an order. */
const ORDER_PLACEHOLDERS = ['site', 'number', 'name', 'total'] as const;
const PLACEHOLDERS_WITHOUT_ORDER: Readonly<Partial<Record<StoreMailKind, readonly string[]>>> = {
  paymentFailed: ['site', 'amount'],
  abandoned: ['site', 'total'],
  backInStock: ['site', 'product'],
  renewalFailed: ['site', 'product', 'amount'],
  renewalEnded: ['site', 'product', 'amount'],
  renewalReminder: ['site', 'product', 'amount', 'day'],
  trialEnds: ['site', 'product', 'amount', 'day'],
  renewalNoStock: ['site', 'product'],
  newPrice: ['site', 'product', 'amount', 'day'],
  giftCard: ['site', 'sender', 'amount'],
  donationFailed: ['site', 'name', 'amount', 'fund'],
  donationPledge: ['site', 'number', 'name', 'amount', 'fund'],
  donationReceipt: ['site', 'number', 'name', 'amount', 'fund'],
  donationRefunded: ['site', 'number', 'name', 'amount'],
  reviewRequest: ['site'],
};
const OWN_PLACEHOLDERS: Readonly<Partial<Record<StoreMailKind, readonly string[]>>> = {
  fulfilled: ['tracking'],
  balanceDue: ['amount'],
  canceled: ['amount'],
  refunded: ['amount'],
};

/** The names that stand in braces in the texts of a mail (ORD-140). */
export function placeholdersOf(kind: StoreMailKind): readonly string[] {
  return PLACEHOLDERS_WITHOUT_ORDER[kind] ?? [...ORDER_PLACEHOLDERS, ...(OWN_PLACEHOLDERS[kind] ?? [])];
}
