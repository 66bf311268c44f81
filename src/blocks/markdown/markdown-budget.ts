import type { Env } from 'markdown-it';

/**
 * Work that one text may ask for: lines looked at for every container they stand in, signs looked at inside of
 * paragraphs, and nodes made. A manual of 100,000 characters takes some 15,000.
 */
const MAX_STEPS = 60_000;
/** The depth of nested containers (a list counts for itself and for its item). */
const MAX_CONTAINERS = 40;
/** The depth of nested elements, which the renderer's call stack has to hold. */
export const MAX_MARKDOWN_DEPTH = 100;

/** Ends the parsing of a text that would take too much work. Never leaves `parseMarkdown`. */
export class TooMuchMarkdownError extends Error {}

/** Counts the work on one text. */
export class MarkdownBudget {
  steps = 0;

  spend(): void {
    this.steps += 1;
    if (this.steps > MAX_STEPS) throw new TooMuchMarkdownError('Too many steps.');
  }

  enter(depth: number, max: number = MAX_CONTAINERS): void {
    if (depth > max) throw new TooMuchMarkdownError('Nested too deeply.');
  }
}

const BUDGET = Symbol('budget');

/** Passes a budget to the rules of the parser. */
export function withBudget(budget: MarkdownBudget): Env {
  return { [BUDGET]: budget };
}

export function budgetOf(env: Env): MarkdownBudget {
  return env[BUDGET] as MarkdownBudget;
}
