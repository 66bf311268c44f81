/**
 * Raises blocks above everything else while they are dragged, until the returned function is called. Their sections are
 * marked as well: a `:has()` rule would be evaluated with each move.
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
