import { plainTextOf, type RichTextNode } from '#domain/rich-text/rich-text.ts';
import { markdownPiece, paragraphOf } from './block-pieces.ts';
import type { ContentPiece } from './content-piece.ts';
import {
  attribute,
  descendants,
  findElement,
  isElement,
  textOfNodes,
  type HtmlElement,
  type HtmlNode,
} from './html-nodes.ts';
import { tableBlock, type ImportedCell } from './table-block.ts';
import { markdownOfInline } from './markdown-of-inline.ts';

const MAX_COLUMNS = 60;
/** Of one block: what is beyond stands in the next one, below the same header. */
const MAX_CELLS = 4000;
const MAX_LENGTH = 50_000;

interface TableRow {
  readonly cells: readonly string[];
  readonly text: string;
}

/**
 * A table as a block, or as Markdown where it is too large for one; what cannot stand in a cell (pictures, galleries)
 * follows the table.
 */
export function tablePiece(
  table: HtmlElement,
  convert: (nodes: readonly HtmlNode[]) => readonly ContentPiece[],
  captionText = '',
): { readonly pieces: readonly ContentPiece[]; readonly others: readonly ContentPiece[] } {
  const others: ContentPiece[] = [];
  const rows: TableRow[] = [];
  const imported: ImportedCell[][] = [];
  for (const row of rowsOf(table)) {
    const cells: string[] = [];
    const words: string[] = [];
    const whole: ImportedCell[] = [];
    const elements = row.childNodes.filter(isCell);
    for (const cell of elements) {
      const pieces = convert(cell.childNodes);
      const nodes = pieces.flatMap((piece) => (piece.kind === 'text' ? piece.nodes : []));
      others.push(...pieces.filter((piece) => piece.kind !== 'text'));
      whole.push({ element: cell, nodes });
      cells.push(cellOf(nodes));
      words.push(nodes.map(plainTextOf).join(' '));
      const span = Math.min(Number.parseInt(attribute(cell, 'colspan'), 10) || 1, MAX_COLUMNS);
      for (let extra = 1; extra < span && cells.length < MAX_COLUMNS; extra += 1) cells.push('');
    }
    if (cells.length === 0) continue;
    imported.push(whole);
    rows.push({ cells: inColumns(cells), text: words.filter((word) => word !== '').join(' · ') });
  }
  if (rows.every((row) => row.text === '')) return { pieces: [], others };
  const element = findElement(table.childNodes, 'caption');
  const caption = captionText === '' && element !== null ? textOfNodes(element.childNodes) : captionText;
  const own = tableBlock(table, imported, caption.trim(), rows.flatMap(textOfRow));
  if (own !== null) return { pieces: [own], others };
  const pieces = tablesOf(rows);
  return { pieces: [...pieces, ...textPieces(paragraphOf(caption))], others };
}

/** Cells beyond the last column stand in it. */
function inColumns(cells: readonly string[]): readonly string[] {
  if (cells.length <= MAX_COLUMNS) return cells;
  const last = cells.slice(MAX_COLUMNS - 1).filter((cell) => cell !== '');
  return [...cells.slice(0, MAX_COLUMNS - 1), last.join(' · ')];
}

/**
 * Markdown tables have exactly one header row: the first one, since an empty one would be read out as nothing. A row that
 * is too long for any table becomes text.
 */
function tablesOf(rows: readonly TableRow[]): readonly ContentPiece[] {
  const width = Math.max(...chunked(rows.map((row) => row.cells.length)).map((part) => Math.max(...part)));
  const line = (row: TableRow): string =>
    `| ${Array.from({ length: width }, (_, index) => row.cells[index] ?? '').join(' | ')} |`;
  const rule = `|${' --- |'.repeat(width)}`;
  const [first, ...rest] = rows;
  const header = first === undefined ? '' : line(first);
  const maxRows = Math.max(1, Math.floor(MAX_CELLS / width) - 1);
  const pieces: ContentPiece[] = [];
  let lines: string[] = [];
  let texts: RichTextNode[] = [];
  let length = 0;
  const end = (): void => {
    if (lines.length > 0) pieces.push(markdownPiece([header, rule, ...lines].join('\n'), texts));
    lines = [];
    texts = [];
    length = 0;
  };
  if (first === undefined || header.length > MAX_LENGTH / 2) return textPieces(rows.flatMap(textOfRow));
  texts = [...textOfRow(first)];
  for (const row of rest) {
    const next = line(row);
    if (next.length > MAX_LENGTH / 2) {
      end();
      pieces.push(...textPieces(textOfRow(row)));
      continue;
    }
    if (lines.length >= maxRows || length + next.length > MAX_LENGTH / 2) end();
    lines.push(next);
    texts.push(...textOfRow(row));
    length += next.length + 1;
  }
  end();
  return pieces.length > 0 ? pieces : [markdownPiece([header, rule].join('\n'), textOfRow(first))];
}

function textOfRow(row: TableRow): readonly RichTextNode[] {
  return paragraphOf(row.text);
}

function textPieces(nodes: readonly RichTextNode[]): readonly ContentPiece[] {
  return nodes.length === 0 ? [] : [{ kind: 'text', nodes }];
}

/** A function takes only so many arguments. */
function chunked(numbers: readonly number[]): readonly (readonly number[])[] {
  const parts: number[][] = [];
  for (let start = 0; start < numbers.length; start += 10_000)
    parts.push(numbers.slice(start, start + 10_000));
  return parts;
}

function rowsOf(table: HtmlElement): readonly HtmlElement[] {
  const own = [...descendants(table.childNodes)].filter(
    (each) => each.tagName === 'tr' && tableOf(each) === table,
  );
  const isFoot = (row: HtmlElement): boolean =>
    row.parentNode !== null && row.parentNode.nodeName === 'tfoot';
  return [...own.filter((row) => !isFoot(row)), ...own.filter(isFoot)];
}

function tableOf(row: HtmlElement): HtmlElement | null {
  for (let node = row.parentNode; node !== null; node = 'parentNode' in node ? node.parentNode : null) {
    if ('tagName' in node && node.tagName === 'table') return node;
  }
  return null;
}

function isCell(node: HtmlNode): node is HtmlElement {
  return isElement(node) && (node.tagName === 'td' || node.tagName === 'th');
}

function cellOf(nodes: readonly RichTextNode[]): string {
  return nodes
    .map((node) => markdownOfInline(node))
    .filter((text) => text !== '')
    .join(' ')
    .replaceAll('|', '\\|')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
