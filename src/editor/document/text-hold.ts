import type { Person } from './person.ts';

/** A rich text is one field, so people take turns in it: whoever types in a block holds it. */
export type TextHold =
  | { readonly kind: 'free' }
  | { readonly kind: 'mine'; readonly askedBy: Person | null }
  | { readonly kind: 'theirs'; readonly holder: Person; readonly isAsked: boolean };

/** A holder who is asked for the text and does not type for so long gives it away. */
export const HOLD_PAUSE_MS = 3_000;

/**
 * Who may type in a block.
 * Where two took it at the same moment the smaller client id has it, so that everybody sees the same.
 */
export function textHoldOf(
  blockId: string,
  me: { readonly clientId: string; readonly heldBlockId: string | null; readonly asksForBlockId: string | null },
  people: readonly Person[],
): TextHold {
  const others = people.filter((person) => person.clientId !== me.clientId);
  const holder = others
    .filter((person) => person.heldBlockId === blockId)
    .toSorted((a, b) => (a.clientId < b.clientId ? -1 : 1))[0];
  const isMine = me.heldBlockId === blockId;
  if (isMine && (holder === undefined || me.clientId < holder.clientId)) {
    return { kind: 'mine', askedBy: others.find((person) => person.asksForBlockId === blockId) ?? null };
  }
  if (holder === undefined) return { kind: 'free' };
  return { kind: 'theirs', holder, isAsked: me.asksForBlockId === blockId };
}

/** Whether the holder should let go: somebody asks, and nothing was typed for a while. */
export function shouldRelease(hold: TextHold, lastTypedAt: number, now: number): boolean {
  return hold.kind === 'mine' && hold.askedBy !== null && now - lastTypedAt >= HOLD_PAUSE_MS;
}
