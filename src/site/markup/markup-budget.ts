/** What a node costs beside its characters: calling its component, reading its attributes. */
const NODE_WORK = 10;

/**
 * Work for one page with all that is on it: characters of markup, and ten for each node. What fits is below the
 * greatest size that the page cache keeps, so that no page is made anew for each request.
 */
export const MAX_PAGE_WORK = 3_000_000;

/** Markup that takes more work than there is for it. Whoever writes a page leaves the block out. */
export class MarkupBudgetError extends Error {}

/** Work that may be done, and what was done of it; several parts of a page can share one. */
export class MarkupBudget {
  /** Characters and nodes together. */
  done = 0;
  readonly max: number;

  constructor(max: number = MAX_PAGE_WORK) {
    this.max = max;
  }

  spendNode(): void {
    this.done += NODE_WORK;
    if (this.done > this.max) throw new MarkupBudgetError('The markup takes too much work.');
  }

  spendText(characters: number): void {
    this.done += characters;
  }
}
