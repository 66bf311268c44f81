import type { RichTextMark } from '#domain/rich-text/rich-text.ts';
import { codePieces, rulePiece, textPiece } from './block-pieces.ts';
import type { ContentPiece, ConversionContext } from './content-piece.ts';
import { classicLines } from './classic-lines.ts';
import { embedPiece } from './embed-piece.ts';
import { figurePieces } from './html-figure.ts';
import { headingPieces } from './html-heading.ts';
import { htmlList } from './html-list.ts';
import { pullQuotePieces, quotePieces } from './html-quote.ts';
import { galleryOfElement, pictureOfImage } from './html-pictures.ts';
import {
  attribute,
  hasClass,
  isElement,
  isTextNode,
  parseHtml,
  textOfNodes,
  type HtmlElement,
  type HtmlNode,
} from './html-nodes.ts';
import {
  LEFT_OUT_ELEMENTS,
  linkOfMarks,
  LOSSY_ELEMENTS,
  MARKS_BY_ELEMENT,
  PLAIN_ELEMENTS,
  withMark,
} from './inline-marks.ts';
import { mediaLinkPieces } from './media-links.ts';
import { alignmentOf, type TextAlignment } from './text-alignment.ts';
import { preformattedSource } from './preformatted-source.ts';
import { tablePiece } from './table-piece.ts';
import { TextLine } from './text-line.ts';
import { accordionPieces } from './accordion-piece.ts';

const MAX_DEPTH = 60;
/** A table in a table is looked through again with all its rows: there are few of these. */
const TABLE_DEPTH = 12;
/** Lists inside lists; deeper ones join the innermost. */
const MAX_LIST_DEPTH = 6;
const CONTAINERS = new Set(
  'div section article main header footer aside nav center address fieldset legend figcaption hgroup body html search menu dir'.split(
    ' ',
  ),
);

export interface HtmlOptions {
  /** Whether blank lines separate paragraphs and line ends are breaks, as in the classic editor. */
  readonly isClassic: boolean;
}

/**
 * HTML as pieces of content. Only what is named here gets through: the result is data, so nothing in it can run.
 * What is left out or loses something is noted in the context.
 */
export function htmlToPieces(
  html: string,
  context: ConversionContext,
  options: HtmlOptions = { isClassic: false },
): readonly ContentPiece[] {
  const walker = new HtmlWalker(context, options, 0);
  walker.walk(parseHtml(html));
  return walker.finish();
}

interface Surroundings {
  readonly marks: readonly RichTextMark[];
  readonly alignment: TextAlignment | null;
  readonly depth: number;
}

const OUTERMOST: Surroundings = { marks: [], alignment: null, depth: 0 };

class HtmlWalker {
  private readonly context: ConversionContext;
  private readonly options: HtmlOptions;
  private readonly listDepth: number;
  private readonly pieces: ContentPiece[] = [];
  private readonly line = new TextLine();

  constructor(context: ConversionContext, options: HtmlOptions, listDepth: number) {
    this.context = context;
    this.options = options;
    this.listDepth = listDepth;
  }

  walk(nodes: readonly HtmlNode[], around: Surroundings = OUTERMOST): void {
    for (const node of nodes) {
      if (isTextNode(node)) this.addText(node.value, around);
      else if (isElement(node)) this.addElement(node, around);
      else if (node.nodeName === '#comment' && 'data' in node && node.data.trim() === 'nextpage') {
        this.context.note('page break', 'formatting-lost');
        this.add(rulePiece());
      }
    }
  }

  finish(): readonly ContentPiece[] {
    this.endLine();
    return this.pieces;
  }

  private add(...pieces: readonly (ContentPiece | null)[]): void {
    this.endLine();
    for (const piece of pieces) if (piece !== null) this.pieces.push(piece);
  }

  private addText(text: string, around: Surroundings): void {
    if (!this.options.isClassic) {
      this.addWords(text.replaceAll(/[\t\n\f\r ]+/g, ' '), around);
      return;
    }
    const isOutermost = around.depth === 0;
    for (const line of classicLines(text, { isOutermost, isLineEmpty: this.line.isEmpty })) {
      const { after, kind, text: content } = line;
      if (after === 'paragraph') this.endLine();
      else if (after === 'break') this.line.addBreak();
      if (kind === 'address') this.add(...embedPiece(content, '', this.context));
      else this.addWords(content, around);
    }
  }

  private addWords(text: string, around: Surroundings): void {
    this.line.addWords(text, around.marks, around.alignment);
  }

  /** Ends the paragraph that is being gathered. */
  private endLine(): void {
    const paragraph = this.line.take();
    const piece = paragraph === null ? null : textPiece([paragraph]);
    if (piece !== null) this.pieces.push(piece);
  }

  private addElement(element: HtmlElement, outer: Surroundings): void {
    const name = element.tagName;
    const around: Surroundings = {
      marks: outer.marks,
      alignment: alignmentOf(element) ?? outer.alignment,
      depth: outer.depth + 1,
    };
    if (outer.depth > MAX_DEPTH) {
      this.addWords(textOfNodes([element]), outer);
      return;
    }
    const mark = MARKS_BY_ELEMENT.get(name);
    if (mark !== undefined) {
      this.walk(element.childNodes, { ...around, marks: withMark(outer.marks, { type: mark }) });
    } else if (name === 'a') this.addLink(element, around);
    else if (name === 'br') this.line.addBreak();
    else if (PLAIN_ELEMENTS.has(name)) this.walk(element.childNodes, around);
    else if (LOSSY_ELEMENTS.has(name)) {
      this.context.note(`<${name}>`, 'formatting-lost');
      this.walk(element.childNodes, around);
    } else if (LEFT_OUT_ELEMENTS.has(name)) this.context.note(`<${name}>`, 'left-out');
    else this.addBlock(element, around);
  }

  private addLink(element: HtmlElement, around: Surroundings): void {
    const href = attribute(element, 'href').trim();
    const link = href === '' ? null : this.context.resolveLink(href);
    if (href !== '' && link === null && textOfNodes(element.childNodes) !== '') {
      this.context.note(href.startsWith('#') ? '<a> to a part of the page' : '<a>', 'formatting-lost');
    }
    const marks = link === null ? around.marks : withMark(around.marks, { type: 'link', attrs: { link } });
    this.walk(element.childNodes, { ...around, marks });
  }

  private addBlock(element: HtmlElement, around: Surroundings): void {
    const name = element.tagName;
    if (name === 'p' || CONTAINERS.has(name)) return this.addContained(element, around);
    switch (name) {
      case 'h1':
      case 'h2':
      case 'h3':
      case 'h4':
      case 'h5':
      case 'h6':
        return this.add(...headingPieces(element, around.alignment, this.within(element.childNodes, around)));
      case 'ul':
      case 'ol':
        return this.addList(element, around);
      case 'li':
      case 'dd':
        return this.addContained(element, around);
      case 'dl':
        this.context.note('<dl>', 'formatting-lost');
        return this.addContained(element, around);
      case 'dt':
        return this.addContained(element, { ...around, marks: withMark(around.marks, { type: 'bold' }) });
      case 'blockquote':
        return this.add(...quotePieces(element, around.alignment, this.unaligned(around)));
      case 'pre':
        return this.addPreformatted(element, around);
      case 'hr':
        return this.add(rulePiece());
      case 'img':
        return this.add(pictureOfImage(element, linkOfMarks(around.marks), this.context));
      case 'picture':
        return this.walk(
          element.childNodes.filter((child) => isElement(child) && child.tagName === 'img'),
          around,
        );
      case 'figure':
        return this.addFigure(element, around);
      case 'table':
        return this.add(...this.tablePieces(element, '', around.depth));
      case 'details':
        return this.add(
          ...accordionPieces(
            element,
            this.within(
              element.childNodes.filter((child) => !isSummary(child)),
              around,
            ),
          ),
        );
      case 'iframe':
        return this.add(...embedPiece(attribute(element, 'src'), '', this.context));
      case 'audio':
      case 'video':
        return this.add(...mediaLinkPieces(element, '', this.context));
      case 'portico-gallery':
        return this.add(galleryOfElement(element, this.context));
      case 'portico-embed':
        return this.add(...embedPiece(textOfNodes(element.childNodes), '', this.context));
      default:
        this.context.note(`<${name}>`, 'kept-as-text');
        return this.addContained(element, around);
    }
  }

  private addContained(element: HtmlElement, around: Surroundings): void {
    this.endLine();
    this.walk(element.childNodes, around);
    this.endLine();
  }

  /** What stands inside an element, by itself. */
  private within(
    nodes: readonly HtmlNode[],
    around: Surroundings,
    listDepth = this.listDepth,
  ): readonly ContentPiece[] {
    const walker = new HtmlWalker(this.context, this.options, listDepth);
    walker.walk(nodes, { ...around, depth: Math.max(1, around.depth) });
    return walker.finish();
  }

  /** What stands inside an element whose alignment is its own. */
  private unaligned(around: Surroundings): (nodes: readonly HtmlNode[]) => readonly ContentPiece[] {
    return (nodes) => this.within(nodes, { ...around, alignment: null });
  }

  private addList(element: HtmlElement, around: Surroundings): void {
    if (hasClass(element, 'blocks-gallery-grid') || hasClass(element, 'wp-block-gallery')) {
      return this.add(galleryOfElement(element, this.context));
    }
    if (this.listDepth >= MAX_LIST_DEPTH) return this.addContained(element, around);
    const { list, others } = htmlList(element, (nodes) =>
      this.within(nodes, { ...around, alignment: null }, this.listDepth + 1),
    );
    if (list !== null) this.add(textPiece([list]));
    this.add(...others);
  }

  private addPreformatted(element: HtmlElement, around: Surroundings): void {
    if (hasClass(element, 'wp-block-verse')) {
      this.endLine();
      const verse = new HtmlWalker(this.context, { isClassic: true }, this.listDepth);
      verse.walk(element.childNodes, { ...around, depth: Math.max(1, around.depth) });
      this.add(...verse.finish());
      return;
    }
    const source = preformattedSource(element);
    if (source !== '') this.add(...codePieces(source));
  }

  private addFigure(element: HtmlElement, around: Surroundings): void {
    const pieces = figurePieces(element, this.context, {
      quote: (quote) => pullQuotePieces(quote, around.alignment, this.unaligned(around)),
      table: (table, caption) => this.tablePieces(table, caption, around.depth),
    });
    if (pieces === null) this.addContained(element, around);
    else this.add(...pieces);
  }

  private tablePieces(
    element: HtmlElement,
    caption: string,
    depth: number,
  ): readonly (ContentPiece | null)[] {
    const around = { ...OUTERMOST, depth: depth + TABLE_DEPTH };
    const table = tablePiece(element, (nodes) => this.within(nodes, around), caption);
    return [...table.pieces, ...table.others];
  }
}

function isSummary(node: HtmlNode): boolean {
  return isElement(node) && node.tagName === 'summary';
}
