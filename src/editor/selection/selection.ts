import type { DocumentId } from '#domain/documents/record.ts';
/** What is selected on the canvas; apart from history. Blocks come as a list, so that several can be selected. */
export type Selection =
  /** `itemId`: of the page of a collection, one of the items that it shows. */
  | { readonly kind: 'page'; readonly itemId?: DocumentId }
  | { readonly kind: 'section'; readonly sectionId: string }
  | { readonly kind: 'blocks'; readonly blockIds: readonly string[] };

export const PAGE_SELECTION: Selection = { kind: 'page' };

/** The item of the collection on the canvas that is selected, or null. */
export function selectedItemId(selection: Selection): DocumentId | null {
  return selection.kind === 'page' ? (selection.itemId ?? null) : null;
}

/** The one block that is selected, or null. */
export function selectedBlockId(selection: Selection): string | null {
  return selection.kind === 'blocks' && selection.blockIds.length === 1
    ? (selection.blockIds[0] ?? null)
    : null;
}

/** The blocks that are selected together: none where it is only one. */
export function severalBlockIds(selection: Selection): readonly string[] {
  return selection.kind === 'blocks' && selection.blockIds.length > 1 ? selection.blockIds : NO_IDS;
}

const NO_IDS: readonly string[] = [];

export function isSelected(selection: Selection, blockId: string): boolean {
  return selection.kind === 'blocks' && selection.blockIds.includes(blockId);
}

/**
 * The selection with blocks added, or taken out where they were in. Blocks of another section are not added: they are
 * selected alone (EDIT-199). The last ones stay.
 */
export function withBlocksToggled(
  selection: Selection,
  blockIds: readonly string[],
  sectionIdOf: (blockId: string) => string | null,
): Selection {
  const chosen = selection.kind === 'blocks' ? selection.blockIds : NO_IDS;
  if (blockIds.every((id) => chosen.includes(id))) {
    const left = chosen.filter((id) => !blockIds.includes(id));
    return left.length === 0 ? selection : { kind: 'blocks', blockIds: left };
  }
  const [first] = chosen;
  const isBeside = first !== undefined && sectionIdOf(first) === sectionIdOf(blockIds[0] ?? '');
  return { kind: 'blocks', blockIds: isBeside ? [...new Set([...chosen, ...blockIds])] : blockIds };
}

/** One step up: from a block to its group, from blocks to their section, from a section to the page. */
export function selectionAbove(
  selection: Selection,
  sectionIdOf: (blockId: string) => string | null,
  groupOf: (blockId: string) => readonly string[] = (id) => [id],
): Selection {
  if (selection.kind !== 'blocks') return PAGE_SELECTION;
  const first = selection.blockIds[0];
  const group = first === undefined || selection.blockIds.length > 1 ? NO_IDS : groupOf(first);
  if (group.length > 1) return { kind: 'blocks', blockIds: group };
  const sectionId = first === undefined ? null : sectionIdOf(first);
  return sectionId === null ? PAGE_SELECTION : { kind: 'section', sectionId };
}
