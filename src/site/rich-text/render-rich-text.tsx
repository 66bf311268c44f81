import { Fragment, type CSSProperties, type ReactNode } from 'react';
import type { LinkAttributes } from '#domain/links/resolve-link.ts';
import type { LinkValue } from '#domain/links/link-value.ts';
import type { RichTextMark, RichTextNode } from '#domain/rich-text/rich-text.ts';
import { wordAttributes } from '#domain/rich-text/word-marks.ts';
import { renderTable, type TableOptions } from './render-table.tsx';

export interface RichTextOptions extends TableOptions {
  readonly resolveLink: (link: LinkValue) => LinkAttributes | null;
  /** 2 where the page's own title is its `h1`. */
  readonly topHeadingLevel?: 1 | 2;
}

/** A rich text as React elements: data stays data, no part of it is ever parsed as markup. */
export function renderRichText(text: RichTextNode, options: RichTextOptions): ReactNode {
  return renderChildren(text.content, options);
}

function renderChildren(nodes: readonly RichTextNode[] | undefined, options: RichTextOptions): ReactNode {
  if (nodes === undefined || nodes.length === 0) return null;
  const children: ReactNode[] = [];
  for (let index = 0; index < nodes.length; index += 1) {
    const node = nodes[index];
    if (node === undefined) continue;
    const link = linkOf(node);
    if (link === null) {
      children.push(<Fragment key={index}>{renderNode(node, options)}</Fragment>);
      continue;
    }
    // One element for a link over several text nodes, so that it is one link.
    let end = index + 1;
    const key = JSON.stringify(link);
    while (end < nodes.length && JSON.stringify(linkOf(nodes[end])) === key) end += 1;
    const pieces = nodes
      .slice(index, end)
      .map((piece, index) => <Fragment key={index}>{renderText(piece)}</Fragment>);
    const attributes = options.resolveLink(link);
    children.push(
      attributes === null ? (
        <Fragment key={index}>{pieces}</Fragment>
      ) : (
        <a key={index} {...attributes}>
          {pieces}
        </a>
      ),
    );
    index = end - 1;
  }
  return children;
}

function renderNode(node: RichTextNode, options: RichTextOptions): ReactNode {
  const children = renderChildren(node.content, options);
  switch (node.type) {
    case 'doc':
      return children;
    case 'paragraph':
      return <p style={alignmentOf(node)}>{children ?? <br />}</p>;
    case 'heading': {
      const Heading = headingTag(node.attrs?.level ?? 2, options.topHeadingLevel ?? 1);
      return children === null ? null : <Heading style={alignmentOf(node)}>{children}</Heading>;
    }
    case 'bulletList':
      return children === null ? null : <ul>{children}</ul>;
    case 'orderedList':
      return children === null ? null : (
        <ol
          {...(node.attrs?.start === undefined || node.attrs.start === 1 ? {} : { start: node.attrs.start })}
        >
          {children}
        </ol>
      );
    case 'listItem':
      return <li>{children}</li>;
    case 'blockquote':
      return <blockquote>{children}</blockquote>;
    case 'codeBlock':
      return (
        <pre>
          <code>{children}</code>
        </pre>
      );
    case 'horizontalRule':
      return <hr />;
    case 'hardBreak':
      return <br />;
    case 'table':
      return renderTable(node, (cell) => renderChildren(cell.content, options), options);
    case 'text':
      return renderText(node);
    default:
      return null;
  }
}

function renderText(node: RichTextNode): ReactNode {
  if (node.type === 'hardBreak') return <br />;
  return (node.marks ?? []).reduceRight<ReactNode>((inner, mark) => wrap(mark, inner), node.text ?? '');
}

function wrap(mark: RichTextMark, inner: ReactNode): ReactNode {
  switch (mark.type) {
    case 'bold':
      return <strong>{inner}</strong>;
    case 'italic':
      return <em>{inner}</em>;
    case 'underline':
      return <u>{inner}</u>;
    case 'strike':
      return <s>{inner}</s>;
    case 'code':
      return <code>{inner}</code>;
    case 'highlight':
      return (
        <mark className="portico-words" {...wordAttributes(mark)}>
          {inner}
        </mark>
      );
    case 'color':
    case 'size':
      return (
        <span className="portico-words" {...wordAttributes(mark)}>
          {inner}
        </span>
      );
    default:
      return inner;
  }
}

function linkOf(node: RichTextNode | undefined): LinkValue | null {
  const mark = node?.marks?.find((each) => each.type === 'link');
  return mark?.type === 'link' ? mark.attrs.link : null;
}

function headingTag(level: number, top: 1 | 2): 'h1' | 'h2' | 'h3' | 'h4' {
  const shown = Math.min(4, Math.max(top, level));
  return shown === 1 ? 'h1' : shown === 2 ? 'h2' : shown === 3 ? 'h3' : 'h4';
}

/** Left and right are mapped to start and end, so that alignment is mirrored in right-to-left languages. */
function alignmentOf(node: RichTextNode): CSSProperties | undefined {
  const alignment = node.attrs?.textAlign;
  if (alignment === undefined || alignment === null) return undefined;
  return { textAlign: alignment === 'left' ? 'start' : alignment === 'right' ? 'end' : alignment };
}
