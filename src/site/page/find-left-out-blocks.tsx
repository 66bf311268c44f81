import type { BlockContext } from '#blocks/define-block.ts';
import type { SectionWithBlocks } from '#domain/pages/page-model.ts';
import { BlockContent } from '../blocks/block-content.tsx';
import { MarkupBudget, MarkupBudgetError, MAX_PAGE_WORK } from '../markup/markup-budget.ts';
import { renderMarkup } from '../markup/render-markup.ts';

/** The budget for the parts around the blocks: header, navigation, the frames of the blocks. */
const OWN_WORK = 500_000;
/** The budget for finding blocks to leave out. */
const MAX_SEARCH_WORK = 3 * MAX_PAGE_WORK;

/** Ids of the blocks that are left out of a page. */
export interface LeftOutBlocks {
  /** Blocks that throw. */
  readonly broken: readonly string[];
  /** Blocks for which the ones before them leave no budget. */
  readonly withoutRoom: readonly string[];
}

export function findLeftOutBlocks(
  sections: readonly SectionWithBlocks[],
  context: BlockContext,
): LeftOutBlocks {
  const broken: string[] = [];
  const withoutRoom: string[] = [];
  let room = MAX_PAGE_WORK - OWN_WORK;
  let search = MAX_SEARCH_WORK;
  for (const block of sections.flatMap((entry) => entry.blocks)) {
    const budget = new MarkupBudget(Math.max(0, Math.min(room, search)));
    try {
      renderMarkup(<BlockContent block={block} context={context} />, budget);
      room -= budget.done;
    } catch (error) {
      (error instanceof MarkupBudgetError ? withoutRoom : broken).push(block.id);
    } finally {
      search -= budget.done;
    }
  }
  return { broken, withoutRoom };
}
