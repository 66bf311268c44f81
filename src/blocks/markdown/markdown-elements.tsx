import { createElement, type ReactNode } from 'react';
import { createBoundedCache } from '#lib/bounded-cache.ts';
import type { BlockContext } from '../define-block.ts';
import type { MarkdownElement, MarkdownNode, MarkdownTree } from './markdown-tree.ts';
import {
  MarkdownImage,
  MarkdownLink,
  MarkdownNotes,
  MarkdownSource,
  NoteMark,
  TaskBox,
  WideTable,
} from './markdown-parts.tsx';
import { parseMarkdown } from './parse-markdown.ts';

interface ParsedText {
  /** Null where the text asks for too much work: that is remembered as well. */
  readonly tree: MarkdownTree | null;
}

/** Parsing costs ten times what rendering does, and texts rarely change. Characters of the texts remembered. */
const MAX_REMEMBERED = 2_000_000;
const parsedTexts = createBoundedCache<ParsedText>(300, {
  max: MAX_REMEMBERED,
  weigh: (source) => source.length,
});

/**
 * React elements of a Markdown text (CommonMark and GitHub's tables, task lists, footnotes, strikethrough).
 * Raw HTML is dropped, and links lead only where links of the site may lead, so nothing in it can become active.
 * A text that nests or repeats its signs beyond measure is shown as it is written.
 */
export function markdownElements(source: string, id: string, context: BlockContext): ReactNode {
  const { tree } = parsedTexts(source, () => ({ tree: parseMarkdown(source) }));
  if (tree === null) return <MarkdownSource source={source} isEdited={context.mode === 'canvas'} />;
  const write: Writer = { id, context, write: (nodes) => writeNodes(nodes, write) };
  return (
    <>
      {write.write(tree.children)}
      {tree.notes.length > 0 && (
        <MarkdownNotes id={id} notes={tree.notes} write={write.write} translate={context.translate} />
      )}
    </>
  );
}

interface Writer {
  readonly id: string;
  readonly context: BlockContext;
  readonly write: (nodes: readonly MarkdownNode[]) => ReactNode;
}

function writeNodes(nodes: readonly MarkdownNode[], writer: Writer): ReactNode {
  return nodes.map((node, index) => {
    if (typeof node === 'string') return node;
    if ('isChecked' in node)
      return <TaskBox key={index} isChecked={node.isChecked} translate={writer.context.translate} />;
    if ('number' in node) return <NoteMark key={index} id={writer.id} reference={node} />;
    return writeElement(node, index, writer);
  });
}

function writeElement(
  { tag, attributes, children }: MarkdownElement,
  key: number,
  writer: Writer,
): ReactNode {
  const { context } = writer;
  const { href, src, alt, title, class: className, style, start } = attributes;
  if (tag === 'a') {
    return (
      <MarkdownLink key={key} href={href} title={title} context={context}>
        {writer.write(children)}
      </MarkdownLink>
    );
  }
  if (tag === 'img') return <MarkdownImage key={key} src={src} alt={alt} context={context} />;
  if (tag === 'table') return <WideTable key={key}>{writer.write(children)}</WideTable>;
  if (tag === 'br' || tag === 'hr') return createElement(tag, { key });
  const align = /^text-align:(left|center|right)$/.exec(style ?? '')?.[1];
  const properties = {
    key,
    ...(className === undefined ? {} : { className }),
    ...(align === undefined ? {} : { style: { textAlign: align } }),
    ...(start === undefined ? {} : { start: Number(start) }),
  };
  return createElement(nameOf(tag, children, context), properties, writer.write(children));
}

function nameOf(tag: string, children: readonly MarkdownNode[], context: BlockContext): string {
  // Lowers headings below the page's own.
  if (tag === 'h1' && context.isFirstHeading !== true) return 'h2';
  // A header that says nothing heads nothing.
  if (tag === 'th' && children.length === 0) return 'td';
  return tag;
}
