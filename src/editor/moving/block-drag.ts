/**
 * The prefix of the data type under which blocks are dragged from the list beside the page; the block's type follows
 * it.
 */
const DRAG_TYPE = 'application/x-portico-block-';

/** The data of a drag; during a drag over the page, browsers reveal the names of its types only. */
export function dragTypeOf(blockType: string): string {
  return `${DRAG_TYPE}${blockType}`;
}

/** The type of the block that is dragged, or null where something else is. */
export function draggedBlockType(types: readonly string[] | undefined): string | null {
  const type = types?.find((each) => each.startsWith(DRAG_TYPE));
  return type === undefined ? null : type.slice(DRAG_TYPE.length);
}
