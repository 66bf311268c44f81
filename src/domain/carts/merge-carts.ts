import { codeKey } from '#domain/pricing/discount-conditions.ts';
import { MAX_CART_CODES, MAX_CART_LINES } from './cart-limits.ts';
import { isSameLine, type HeldLine } from './line-pieces.ts';

/** What a guest put aside, and what the same person has as a member. */
export interface MergedCart<Line> {
  /** Of the member, with the pieces that they have now. */
  readonly kept: readonly { readonly line: Line; readonly pieces: number }[];
  /** Of the guest, which the member did not have. */
  readonly moved: readonly Line[];
  /** Lines of the guest for which the cart has no place (ORD-02). */
  readonly leftOut: readonly Line[];
  readonly codes: readonly string[];
}

/**
 * Makes one cart of two when somebody signs in (ORD-08): of the same variant with the same answers the larger number of
 * pieces stays, other lines and the codes of both are kept, as far as a cart holds them. Doing it again changes nothing.
 */
export function mergeCarts<Line extends HeldLine>(
  own: { readonly lines: readonly Line[]; readonly codes: readonly string[] },
  guest: { readonly lines: readonly Line[]; readonly codes: readonly string[] },
): MergedCart<Line> {
  const others = guest.lines.filter((line) => !own.lines.some((each) => isSameLine(each, line)));
  const room = Math.max(0, MAX_CART_LINES - own.lines.length);
  return {
    kept: own.lines.map((line) => {
      const same = guest.lines.find((each) => isSameLine(each, line));
      return { line, pieces: Math.max(line.pieces, same?.pieces ?? 0) };
    }),
    moved: others.slice(0, room),
    leftOut: others.slice(room),
    codes: withCodes(own.codes, guest.codes),
  };
}

/** Codes with others, each once and at most five (ORD-51). */
export function withCodes(codes: readonly string[], more: readonly string[]): readonly string[] {
  const all = [...codes, ...more].map((code) => code.trim());
  return all
    .filter((code, index) => all.findIndex((each) => codeKey(each) === codeKey(code)) === index)
    .slice(0, MAX_CART_CODES);
}
