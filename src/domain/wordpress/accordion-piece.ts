import type { RichTextNode } from '#domain/rich-text/rich-text.ts';
import { richTextAsJson } from '#domain/rich-text/rich-text.ts';
import { block, docOf } from './block-pieces.ts';
import type { ContentPiece } from './content-piece.ts';
import { attribute, findElement, textOfNodes, type HtmlElement } from './html-nodes.ts';
import { textOfPieces } from './text-of-pieces.ts';

/** A `details` element as an accordion with one part; what is not text in it follows as text where it can. */
export function accordionPiece(details: HtmlElement, content: readonly ContentPiece[]): ContentPiece {
  const summary = findElement(details.childNodes, 'summary');
  const title = (summary === null ? '' : textOfNodes(summary.childNodes)).slice(0, 300) || 'Details';
  const nodes = textOfPieces(content);
  const heading: RichTextNode = {
    type: 'paragraph',
    content: [{ type: 'text', text: title, marks: [{ type: 'bold' }] }],
  };
  return block(
    'accordion',
    {
      items: [{ title, content: richTextAsJson(docOf(nodes)) }],
      allowMultipleOpen: false,
      firstItemExpanded:
        details.attrs.some((each) => each.name === 'open') || attribute(details, 'open') !== '',
      dividers: true,
    },
    2,
    [heading, ...nodes],
  );
}
