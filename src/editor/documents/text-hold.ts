import type { OwnPresence } from './document-client.ts';
import type { Person } from './person.ts';

/** A rich text is one field, so people take turns in it: it is held by the person who types in its block. */
export type TextHold =
  | { readonly kind: 'free' }
  | { readonly kind: 'mine'; readonly askedBy: Person | null }
  | { readonly kind: 'theirs'; readonly holder: Person; readonly isAsked: boolean };

/** Who may type in a block. The server grants a text to one person at a time, so its answer counts. */
export function textHoldOf(blockId: string, me: OwnPresence, others: readonly Person[]): TextHold {
  const holder = others.find((person) => person.heldBlockId === blockId);
  if (holder !== undefined) return { kind: 'theirs', holder, isAsked: me.asksForBlockId === blockId };
  if (me.heldBlockId !== blockId) return { kind: 'free' };
  return { kind: 'mine', askedBy: others.find((person) => person.asksForBlockId === blockId) ?? null };
}

/**
 * The own presence after an answer of the server about who holds what: a requested text is granted, a lost one
 * released.
 */
export function presenceAfter(me: OwnPresence, own: Person | null, others: readonly Person[]): OwnPresence {
  if (own !== null && own.heldBlockId !== null && own.heldBlockId === me.asksForBlockId) {
    return { ...me, heldBlockId: own.heldBlockId, asksForBlockId: null };
  }
  const isLost = me.heldBlockId !== null && others.some((person) => person.heldBlockId === me.heldBlockId);
  return isLost ? { ...me, heldBlockId: null } : me;
}
