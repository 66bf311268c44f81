/** Mails about orders that owners write and switch off, as they stand on their screen (COMM-100, ORD-140). */
export const STORE_MAIL_KINDS = [
  'received',
  'confirmed',
  'fulfilled',
  'piecesCanceled',
  'canceled',
  'refunded',
] as const;
export type StoreMailKind = (typeof STORE_MAIL_KINDS)[number];

/** Buyers get it whatever the owner says: it is the proof of what they paid (ORD-140). */
const ALWAYS_SENT: ReadonlySet<StoreMailKind> = new Set(['confirmed']);

export function canBeSwitchedOff(kind: StoreMailKind): boolean {
  return !ALWAYS_SENT.has(kind);
}

/** Stand in any of them. */
const ORDER_PLACEHOLDERS = ['site', 'number', 'name', 'total'] as const;
const OWN_PLACEHOLDERS: Readonly<Partial<Record<StoreMailKind, readonly string[]>>> = {
  fulfilled: ['tracking'],
  canceled: ['amount'],
  refunded: ['amount'],
};

/** The names that stand in braces in the texts of a mail (ORD-140). */
export function placeholdersOf(kind: StoreMailKind): readonly string[] {
  return [...ORDER_PLACEHOLDERS, ...(OWN_PLACEHOLDERS[kind] ?? [])];
}
