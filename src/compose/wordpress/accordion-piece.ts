import { draft } from '#compose/block-draft.ts';
import type { RichTextNode } from '#domain/rich-text/rich-text.ts';
import { blockPiece, docOf, paragraphOf } from './block-pieces.ts';
import type { ContentPiece } from './content-piece.ts';
import { groupNodes } from './group-nodes.ts';
import { attribute, findElement, textOfNodes, type HtmlElement } from './html-nodes.ts';
import { cutToFit } from './split-text.ts';
import { textOfPieces } from './text-of-pieces.ts';

const MAX_TITLE_LENGTH = 300;

/**
 * A `details` element as an accordion with one part. A title that is too long goes on in it; a text that is too long for
 * one part goes on below.
 */
export function accordionPieces(
  details: HtmlElement,
  content: readonly ContentPiece[],
): readonly ContentPiece[] {
  const summary = findElement(details.childNodes, 'summary');
  const { fits, rest } = cutToFit(summary === null ? '' : textOfNodes(summary.childNodes), MAX_TITLE_LENGTH);
  const title = fits || 'Details';
  const [nodes = [], ...others] = groupNodes([...paragraphOf(rest), ...textOfPieces(content)]);
  const heading: RichTextNode = {
    type: 'paragraph',
    content: [{ type: 'text', text: title, marks: [{ type: 'bold' }] }],
  };
  const accordion = draft('accordion', {
    items: [{ title, content: docOf(nodes) }],
    allowMultipleOpen: false,
    firstItemExpanded:
      details.attrs.some((each) => each.name === 'open') || attribute(details, 'open') !== '',
    dividers: true,
  });
  return [
    blockPiece(accordion, 2, [heading, ...nodes]),
    ...others.map((group): ContentPiece => ({ kind: 'text', nodes: group })),
  ];
}
