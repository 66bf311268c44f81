/** Blocks are dragged from the list beside the page under this type, with that of the block at its end. */
const DRAG_TYPE = 'application/x-portico-block-';

/** What a drag carries; while it is over the page, browsers show the names of its types only. */
export function dragTypeOf(blockType: string): string {
  return `${DRAG_TYPE}${blockType}`;
}

/** The type of the block that is dragged, or null where something else is. */
export function draggedBlockType(types: readonly string[] | undefined): string | null {
  const type = types?.find((each) => each.startsWith(DRAG_TYPE));
  return type === undefined ? null : type.slice(DRAG_TYPE.length);
}
