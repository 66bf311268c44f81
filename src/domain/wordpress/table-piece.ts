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
import { markdownOfInline } from './markdown-of-inline.ts';

const MAX_COLUMNS = 60;
const MAX_ROWS = 2000;

/** A table as Markdown; what cannot stand in a cell (pictures, galleries) follows the table. */
export function tablePiece(
  table: HtmlElement,
  convert: (nodes: readonly HtmlNode[]) => readonly ContentPiece[],
  captionText = '',
): { readonly piece: ContentPiece | null; readonly others: readonly ContentPiece[] } {
  const others: ContentPiece[] = [];
  const rows: { readonly cells: string[]; readonly text: string }[] = [];
  for (const row of rowsOf(table)) {
    const cells: string[] = [];
    const words: string[] = [];
    const elements = row.childNodes.filter(isCell);
    for (const cell of elements) {
      const pieces = convert(cell.childNodes);
      const nodes = pieces.flatMap((piece) => (piece.kind === 'text' ? piece.nodes : []));
      others.push(...pieces.filter((piece) => piece.kind !== 'text'));
      cells.push(cellOf(nodes));
      words.push(nodes.map(plainTextOf).join(' '));
      const span = Math.min(Number.parseInt(attribute(cell, 'colspan'), 10) || 1, MAX_COLUMNS);
      for (let extra = 1; extra < span; extra += 1) cells.push('');
    }
    if (cells.length === 0) continue;
    rows.push({
      cells: cells.slice(0, MAX_COLUMNS),
      text: words.filter((word) => word !== '').join(' · '),
    });
    if (rows.length >= MAX_ROWS) break;
  }
  if (rows.every((row) => row.text === '')) return { piece: null, others };
  const element = findElement(table.childNodes, 'caption');
  const caption = captionText === '' && element !== null ? textOfNodes(element.childNodes) : captionText;
  const lines = linesOf(rows);
  if (caption !== '') lines.push('', escapeMarkdown(caption));
  const asText = [...rows.map((row) => row.text), caption].flatMap((text) => paragraphOf(text));
  return { piece: markdownPiece(lines.join('\n'), asText), others };
}

/** Markdown tables have exactly one header row: the first one, since an empty one would be read out as nothing. */
function linesOf(rows: readonly { readonly cells: readonly string[] }[]): string[] {
  const width = Math.max(...rows.map((row) => row.cells.length));
  const line = (cells: readonly string[]): string =>
    `| ${Array.from({ length: width }, (_, index) => cells[index] ?? '').join(' | ')} |`;
  const [first, ...rest] = rows;
  return [line(first?.cells ?? []), `|${' --- |'.repeat(width)}`, ...rest.map((row) => line(row.cells))];
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

function escapeMarkdown(text: string): string {
  return text.replaceAll(/[\\`*_{}[\]<>#|~]/g, (character) => `\\${character}`);
}
