import { hash } from 'node:crypto';

const FIRST_SLOTS = 1 << 12;
/** Beyond that share of its slots a table grows. */
const MAX_SHARE = 0.6;

/**
 * Which texts were seen, by 64 bits of their digest: of millions of addresses it takes 16 to 32 bytes each, where a set
 * of texts would take hundreds of megabytes.
 */
export class FingerprintSet {
  private slots = new BigUint64Array(FIRST_SLOTS);
  private count = 0;

  /** Whether a text was not seen before. */
  add(text: string): boolean {
    if ((this.count + 1) / this.slots.length > MAX_SHARE) this.grow();
    const print = printOf(text);
    const slot = slotOf(this.slots, print);
    if (this.slots[slot] === print) return false;
    this.slots[slot] = print;
    this.count += 1;
    return true;
  }

  has(text: string): boolean {
    const print = printOf(text);
    return this.slots[slotOf(this.slots, print)] === print;
  }

  private grow(): void {
    const larger = new BigUint64Array(this.slots.length * 2);
    for (const print of this.slots) if (print !== 0n) larger[slotOf(larger, print)] = print;
    this.slots = larger;
  }
}

/** Never 0, which stands for an empty slot. */
function printOf(text: string): bigint {
  return hash('sha256', text, 'buffer').readBigUInt64LE() || 1n;
}

/** Where a print is, or would be put. */
function slotOf(slots: BigUint64Array, print: bigint): number {
  let slot = Number(print % BigInt(slots.length));
  while (slots[slot] !== 0n && slots[slot] !== print) slot = (slot + 1) % slots.length;
  return slot;
}
