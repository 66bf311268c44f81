/** The element of a block in the page, or null. */
export type BlockLookup = (blockId: string) => HTMLElement | null;

/** Finds blocks by their ids in one go through the page, where many are asked for; for as long as the page stays as it is. */
export function createBlockLookup(frame: Document): BlockLookup {
  let known: ReadonlyMap<string, HTMLElement> | null = null;
  return (blockId) => {
    known ??= readBlocks(frame);
    return known.get(blockId) ?? null;
  };
}

function readBlocks(frame: Document): ReadonlyMap<string, HTMLElement> {
  const found = new Map<string, HTMLElement>();
  for (const element of frame.querySelectorAll<HTMLElement>('[data-block]')) {
    const id = element.dataset['block'] ?? '';
    // A section may be shown twice: the first one counts.
    if (!found.has(id)) found.set(id, element);
  }
  return found;
}
