/** The cost of a node beside its characters: calling its component, reading its attributes. */
const NODE_WORK = 10;

/**
 * The budget of one page: characters of markup, and ten for each node. A page within it is smaller than the largest
 * answer the page cache takes, so that no page is rendered for each request.
 */
export const MAX_PAGE_WORK = 3_000_000;

/** Thrown where markup exceeds its budget. The page is then rendered without the block. */
export class MarkupBudgetError extends Error {}

/** The budget and what was used of it; several parts of a page can share one. */
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
