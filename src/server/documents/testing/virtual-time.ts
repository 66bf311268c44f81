/** A clock that jumps from one event to the next, and random numbers that are the same for the same seed. */
export class VirtualTime {
  now = 0;
  #state: number;
  #count = 0;
  readonly #events: {
    readonly at: number;
    readonly order: number;
    readonly run: () => void | Promise<void>;
  }[] = [];

  constructor(seed: number) {
    this.#state = seed;
  }

  /** From 0 up to 1 (mulberry32). */
  random(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let value = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  }

  chance(probability: number): boolean {
    return this.random() < probability;
  }

  /** A whole number, both ends included. */
  between(low: number, high: number): number {
    return low + Math.floor(this.random() * (high - low + 1));
  }

  pick<Item>(items: readonly [Item, ...Item[]] | readonly Item[]): Item {
    const item = items[this.between(0, items.length - 1)];
    if (item === undefined) throw new RangeError('There is nothing to pick from.');
    return item;
  }

  after(delayMs: number, run: () => void | Promise<void>): void {
    this.#count += 1;
    this.#events.push({ at: this.now + delayMs, order: this.#count, run });
  }

  /** Runs events in the order of their times until none is left. */
  async runAll(): Promise<void> {
    while (this.#events.length > 0) {
      let next = 0;
      for (const [index, event] of this.#events.entries()) {
        const best = this.#events[next];
        if (
          best !== undefined &&
          (event.at < best.at || (event.at === best.at && event.order < best.order))
        ) {
          next = index;
        }
      }
      const [event] = this.#events.splice(next, 1);
      if (event === undefined) return;
      this.now = event.at;
      await event.run();
    }
  }
}
