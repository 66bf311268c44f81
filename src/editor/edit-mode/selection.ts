/** What is selected on the canvas; apart from history. Blocks come as a list, so that several can be selected. */
export type Selection =
  | { readonly kind: 'page' }
  | { readonly kind: 'section'; readonly sectionId: string }
  | { readonly kind: 'blocks'; readonly blockIds: readonly string[] };

export const PAGE_SELECTION: Selection = { kind: 'page' };

/** The one block that is selected, or null. */
export function selectedBlockId(selection: Selection): string | null {
  return selection.kind === 'blocks' && selection.blockIds.length === 1
    ? (selection.blockIds[0] ?? null)
    : null;
}

/** One step up: from a block to its section, from a section to the page. */
export function selectionAbove(
  selection: Selection,
  sectionIdOf: (blockId: string) => string | null,
): Selection {
  if (selection.kind !== 'blocks') return PAGE_SELECTION;
  const first = selection.blockIds[0];
  const sectionId = first === undefined ? null : sectionIdOf(first);
  return sectionId === null ? PAGE_SELECTION : { kind: 'section', sectionId };
}
