import { draft } from '#compose/block-draft.ts';
import {
  MAX_TABLE_CAPTION,
  MAX_TABLE_COLUMNS,
  MAX_TABLE_ROWS,
  plainTextOf,
  type ColumnAlignment,
  type RichTextNode,
} from '#domain/rich-text/rich-text.ts';
import { placeCells } from '#domain/rich-text/table-grid.ts';
import { tableTextSchema } from '#domain/rich-text/table-text.ts';
import { blockPiece } from './block-pieces.ts';
import type { ContentPiece } from './content-piece.ts';
import { attribute, hasClass, type HtmlElement } from './html-nodes.ts';
import { alignmentOf } from './text-alignment.ts';

/** A cell of an imported table with the text it holds. */
export interface ImportedCell {
  readonly element: HtmlElement;
  readonly nodes: readonly RichTextNode[];
}

/** Well below what a record may take. */
const MAX_TABLE_BYTES = 300_000;
const LIST_TYPES: ReadonlySet<string> = new Set(['bulletList', 'orderedList']);

/**
 * A table as a block of its own, with its headers, spans and alignment; null where it holds more than such a block does
 * (EDIT-213).
 */
export function tableBlock(
  table: HtmlElement,
  rows: readonly (readonly ImportedCell[])[],
  caption: string,
  asText: readonly RichTextNode[],
): ContentPiece | null {
  if (caption.length > MAX_TABLE_CAPTION) return null;
  const node = alignedAlike({
    type: 'table',
    ...(caption === '' ? {} : { attrs: { caption } }),
    content: rows.map((cells) => ({ type: 'tableRow', content: cells.map(cellOf) })),
  });
  const text = tableTextSchema.safeParse({ type: 'doc', content: [node] });
  if (!text.success || JSON.stringify(text.data).length > MAX_TABLE_BYTES) return null;
  const frame = table.parentNode;
  const isStriped =
    hasClass(table, 'is-style-stripes') ||
    (frame !== null && 'tagName' in frame && hasClass(frame, 'is-style-stripes'));
  const look = isStriped ? 'striped' : 'grid';
  const block = draft('table', { table: text.data, look, size: 'normal' });
  return blockPiece(block, rows.length * 2, asText);
}

function cellOf({ element, nodes }: ImportedCell): RichTextNode {
  const row = element.parentNode;
  const group = row !== null && 'parentNode' in row ? row.parentNode : null;
  const isHeader = element.tagName === 'th' || group?.nodeName === 'thead';
  const colspan = spanOf(element, 'colspan');
  const rowspan = spanOf(element, 'rowspan');
  const align = alignmentOfCell(element);
  const attrs = {
    ...(colspan === 1 ? {} : { colspan }),
    ...(rowspan === 1 ? {} : { rowspan }),
    ...(align === 'start' ? {} : { align }),
  };
  const content = nodes.flatMap(lineOf);
  return {
    type: isHeader ? 'tableHeader' : 'tableCell',
    ...(Object.keys(attrs).length === 0 ? {} : { attrs }),
    content: content.length === 0 ? [{ type: 'paragraph' }] : content,
  };
}

function spanOf(element: HtmlElement, name: 'colspan' | 'rowspan'): number {
  const most = name === 'colspan' ? MAX_TABLE_COLUMNS : MAX_TABLE_ROWS;
  return Math.min(most, Math.max(1, Number.parseInt(attribute(element, name), 10) || 1));
}

function alignmentOfCell(element: HtmlElement): ColumnAlignment {
  const said = alignmentOf(element);
  return said === 'center' ? 'center' : said === 'right' ? 'end' : 'start';
}

/** Cells hold paragraphs and lists: the words of anything else become one. */
function lineOf(node: RichTextNode): readonly RichTextNode[] {
  if (node.type === 'paragraph')
    return [{ type: 'paragraph', ...(node.content ? { content: node.content } : {}) }];
  if (LIST_TYPES.has(node.type)) return [node];
  if (node.type === 'heading')
    return [{ type: 'paragraph', ...(node.content ? { content: node.content } : {}) }];
  if (node.type === 'blockquote') return (node.content ?? []).flatMap(lineOf);
  const words = plainTextOf(node).trim();
  return words === '' ? [] : [{ type: 'paragraph', content: [{ type: 'text', text: words }] }];
}

/** Columns are aligned as their last cell is: headers are often centered over what is not. */
function alignedAlike(table: RichTextNode): RichTextNode {
  const columns = new Map(placeCells(table).map(({ cell, column }) => [cell, column]));
  const alignments = new Map<number, ColumnAlignment>();
  for (const [cell, column] of columns) alignments.set(column, cell.attrs?.align ?? 'start');
  return {
    ...table,
    content: (table.content ?? []).map((row) => ({
      ...row,
      content: (row.content ?? []).map((cell) => {
        const { align: _align, ...attrs } = cell.attrs ?? {};
        const align = alignments.get(columns.get(cell) ?? -1) ?? 'start';
        const all = align === 'start' ? attrs : { ...attrs, align };
        const { attrs: _attrs, ...rest } = cell;
        return Object.keys(all).length === 0 ? rest : { ...rest, attrs: all };
      }),
    })),
  };
}
