import { Plugin } from '@tiptap/pm/state';
import { MAX_TABLE_CELLS, MAX_TABLE_CHARACTERS } from '#domain/rich-text/table-text.ts';

/**
 * Lets no table that is a block of its own grow beyond what is stored (EDIT-213). Nodes count as well as letters in the
 * size of a document, so that the letters are counted only where they could be too many.
 */
export function limitTables(): Plugin {
  return new Plugin({
    filterTransaction: ({ docChanged, doc, before }) => {
      if (!docChanged || doc.content.size <= before.content.size) return true;
      if (doc.childCount !== 1 || doc.firstChild?.type.name !== 'table') return true;
      if (doc.content.size <= MAX_TABLE_CHARACTERS) return true;
      return doc.textContent.length <= MAX_TABLE_CHARACTERS && cellsIn(doc.firstChild) <= MAX_TABLE_CELLS;
    },
  });
}

function cellsIn(table: {
  readonly childCount: number;
  child(index: number): { readonly childCount: number };
}): number {
  let cells = 0;
  for (let row = 0; row < table.childCount; row += 1) cells += table.child(row).childCount;
  return cells;
}
