/**
 * Shows blocks as lifted over everything else while they are dragged, until what it returns is called. Their sections
 * are marked as well: a style that asks sections for what stands in them would look through all of them with each move.
 */
export function liftBlocks(blocks: readonly HTMLElement[]): () => void {
  const sections = blocks.map((block) => block.closest<HTMLElement>('.portico-section'));
  const lifted = new Set([...blocks, ...sections].filter((element) => element !== null));
  for (const element of lifted) element.dataset['lifted'] = '';
  return () => {
    for (const element of lifted) delete element.dataset['lifted'];
    for (const block of blocks) block.style.transform = '';
  };
}
