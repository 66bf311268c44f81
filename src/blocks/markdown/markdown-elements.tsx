import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { toHast } from 'mdast-util-to-hast';
import { gfm } from 'micromark-extension-gfm';
import type { ReactNode } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { createBoundedCache } from '#lib/bounded-cache.ts';
import type { BlockContext } from '../define-block.ts';
import { MarkdownImage, MarkdownLink, TaskBox, WideTable } from './markdown-parts.tsx';

type HastNode = ReturnType<typeof toHast>;

/** Parsing costs ten times what rendering does, and texts rarely change. */
const parsedTexts = createBoundedCache<HastNode>(300);

/** Levels of headings that `#` to `######` become; the page keeps its one `h1`. */
const HEADING = /^h([1-6])$/;

/**
 * React elements of a Markdown text (CommonMark and GitHub's tables, task lists, footnotes, strikethrough).
 * Raw HTML is dropped, and links lead only where links of the site may lead, so nothing in it can become active.
 */
export function markdownElements(source: string, id: string, context: BlockContext): ReactNode {
  const mayHoldFirstHeading = context.isFirstHeading === true;
  const hast = parsedTexts(`${id} ${mayHoldFirstHeading} ${source}`, () =>
    parse(source, id, mayHoldFirstHeading),
  );
  return toJsxRuntime(hast, {
    Fragment,
    jsx,
    jsxs,
    components: {
      a: (props) => <MarkdownLink {...props} context={context} />,
      img: (props) => <MarkdownImage {...props} context={context} />,
      input: (props) => <TaskBox isChecked={props.checked === true} />,
      table: ({ children }) => <WideTable>{children}</WideTable>,
    },
  });
}

function parse(source: string, id: string, mayHoldFirstHeading: boolean): HastNode {
  const tree = fromMarkdown(source, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  const hast = toHast(tree, { clobberPrefix: `${id}-` });
  adapt(hast, id, mayHoldFirstHeading);
  return hast;
}

/** Lowers headings below the page's own, and makes the id of the footnotes' heading unique on the page. */
function adapt(node: HastNode, id: string, mayHoldFirstHeading: boolean): void {
  if (node.type === 'element') {
    const level = HEADING.exec(node.tagName)?.[1];
    if (level === '1' && !mayHoldFirstHeading) node.tagName = 'h2';
    if (node.properties['id'] === 'footnote-label') node.properties['id'] = `${id}-footnote-label`;
    const describedBy = node.properties['ariaDescribedBy'];
    if (Array.isArray(describedBy) && describedBy.includes('footnote-label')) {
      node.properties['ariaDescribedBy'] = [`${id}-footnote-label`];
    }
  }
  if ('children' in node) {
    for (const child of node.children) adapt(child, id, mayHoldFirstHeading);
  }
}
