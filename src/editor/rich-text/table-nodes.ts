import { Extension, Node, type Extensions } from '@tiptap/core';
import { isInTable, tableEditing } from '@tiptap/pm/tables';
import {
  COLUMN_ALIGNMENTS,
  MAX_TABLE_CAPTION,
  MAX_TABLE_COLUMNS,
  MAX_TABLE_ROWS,
  type ColumnAlignment,
} from '#domain/rich-text/rich-text.ts';
import { cutText } from '#lib/cut-text.ts';
import { alignmentOfColumns } from './align-columns.ts';
import { pasteIntoTables } from './paste-into-table.ts';
import { limitTables } from './limit-tables.ts';
import { TABLE_KEYS } from './table-keys.ts';

const CELL_CONTENT = '(paragraph | bulletList | orderedList)+';
/** What the commands of tables know the nodes by. */
const ROLES: Readonly<Record<string, string>> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
};

/** Tables in texts (EDIT-213): Tab goes from cell to cell, and from the last one into a new row. */
export const tableNodes: Extensions = [
  Node.create({
    name: 'table',
    group: 'block',
    content: 'tableRow+',
    isolating: true,
    addAttributes: () => ({
      caption: {
        default: null,
        parseHTML: ({ dataset: { caption } }) =>
          caption === undefined ? null : cutText(caption, MAX_TABLE_CAPTION),
        rendered: false,
      },
    }),
    parseHTML: () => [{ tag: 'table' }],
    renderHTML: ({ node }) => {
      const caption: unknown = node.attrs['caption'];
      const shown =
        typeof caption === 'string' && caption !== ''
          ? [['caption', { contenteditable: 'false' }, ['span', caption]]]
          : [];
      return ['div', { class: 'portico-text-table' }, ['table', ...shown, ['tbody', 0]]];
    },
  }),
  Node.create({
    name: 'tableRow',
    content: '(tableCell | tableHeader)+',
    parseHTML: () => [{ tag: 'tr' }],
    renderHTML: () => ['tr', 0],
  }),
  cellNode('tableCell', 'td'),
  cellNode('tableHeader', 'th'),
  Extension.create({
    name: 'tableEditing',
    // Before what lists and word processors' keys do with the same keys outside of tables.
    priority: 110,
    extendNodeSchema(extension) {
      const tableRole = ROLES[extension.name];
      return tableRole === undefined ? {} : { tableRole };
    },
    addProseMirrorPlugins: () => [pasteIntoTables(), tableEditing(), alignmentOfColumns(), limitTables()],
    addKeyboardShortcuts: () =>
      Object.fromEntries(
        Object.entries(TABLE_KEYS).map(([key, run]) => [
          key,
          ({ editor: { state, view } }) => isInTable(state) && run(view),
        ]),
      ),
  }),
];

function cellNode(name: 'tableCell' | 'tableHeader', tag: 'td' | 'th') {
  return Node.create({
    name,
    content: CELL_CONTENT,
    isolating: true,
    addAttributes() {
      return {
        colspan: spanAttribute('colspan', MAX_TABLE_COLUMNS),
        rowspan: spanAttribute('rowspan', MAX_TABLE_ROWS),
        align: {
          default: null,
          parseHTML: (element) => alignmentIn(element.dataset['align']),
          renderHTML: ({ align }) => {
            const known = alignmentIn(align);
            return known === null ? {} : { 'data-align': known, class: `portico-align-${known}` };
          },
        },
        // The commands of tables ask for it; widths follow from what the cells hold.
        colwidth: { default: null, rendered: false },
      };
    },
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });
}

function alignmentIn(value: unknown): ColumnAlignment | null {
  return COLUMN_ALIGNMENTS.find((each) => each === value) ?? null;
}

function spanAttribute(name: 'colspan' | 'rowspan', most: number) {
  return {
    default: 1,
    parseHTML: (element: HTMLElement) => {
      const span = Number(element.getAttribute(name) ?? 1);
      return Number.isInteger(span) ? Math.min(Math.max(span, 1), most) : 1;
    },
    renderHTML: (attributes: Record<string, unknown>) =>
      attributes[name] === 1 ? {} : { [name]: attributes[name] },
  };
}
