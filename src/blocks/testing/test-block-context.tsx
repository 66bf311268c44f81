import { translateEnglish } from '#messages/translator.ts';
import { Fragment, type ReactNode } from 'react';
import type { LinkValue } from '#domain/links/link-value.ts';
import type { RichTextNode } from '#domain/rich-text/rich-text.ts';
import type { BlockContext, ResolvedLink } from '../define-block.ts';
import { NOTHING_LOADED } from '../needs/need.ts';
import { markdownElements } from '../markdown/markdown-elements.tsx';

export const TEST_BLOCK_ID = '0199f3b4c0de0a1b2c3d4e00';

/** A block's surroundings in tests: links resolve by simple rules, rich text becomes plain elements. */
export function testBlockContext(changes: Partial<BlockContext> = {}): BlockContext {
  return {
    mode: 'page',
    host: 'public',
    siteId: '0199f3b4c0de0a1b2c3d4e01',
    documentId: '0199f3b4c0de0a1b2c3d4e02',
    language: 'en-US',
    translate: translateEnglish,
    resolveLink,
    renderRichText: (text, marks) => renderNode(text, marks?.captionMark),
    renderMarkdown: markdownElements,
    loaded: NOTHING_LOADED,
    // The page of an item, with a thread.
    comments: { blockId: TEST_BLOCK_ID, thread: <p>No comments yet</p> },
    ...changes,
  };
}

function resolveLink(link: LinkValue): ResolvedLink | null {
  switch (link.kind) {
    case 'page':
      return { href: `/page-${link.documentId}${link.anchor === undefined ? '' : `#${link.anchor}`}` };
    case 'url':
      if (!/^(https?:\/\/|\/|#)/.test(link.href)) return null;
      return link.newWindow ? { href: link.href, target: '_blank', rel: 'noopener' } : { href: link.href };
    case 'email':
      return { href: `mailto:${link.to}` };
    case 'phone':
      return { href: `tel:${link.number}` };
    case 'file':
      return { href: link.href };
  }
}

const ELEMENTS: Readonly<Record<string, 'p' | 'ul' | 'ol' | 'li' | 'blockquote' | 'pre' | 'h2'>> = {
  paragraph: 'p',
  heading: 'h2',
  bulletList: 'ul',
  orderedList: 'ol',
  listItem: 'li',
  blockquote: 'blockquote',
  codeBlock: 'pre',
};

function renderNode(node: RichTextNode, captionMark?: Readonly<Record<string, string>>): ReactNode {
  if (node.type === 'text') return node.text;
  if (node.type === 'hardBreak') return <br />;
  if (node.type === 'horizontalRule') return <hr />;
  const children = (node.content ?? []).map((child, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- rendered once, never changed
    <Fragment key={index}>{renderNode(child, captionMark)}</Fragment>
  ));
  if (node.attrs?.caption !== undefined) {
    return (
      <>
        <span {...captionMark}>{node.attrs.caption}</span>
        {children}
      </>
    );
  }
  const Element = ELEMENTS[node.type];
  return Element === undefined ? <>{children}</> : <Element>{children}</Element>;
}
