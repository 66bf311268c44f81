import { plainTextOf, type RichTextNode } from '#domain/rich-text/rich-text.ts';
import { splitText } from './split-text.ts';

/** Characters and children of one node: well below what a rich text takes (100,000 and 5,000). */
const MAX_LENGTH = 50_000;
const MAX_CHILDREN = 1_000;
/** A rich text is at most 24 levels deep, itself included; deeper lists and quotes become paragraphs. */
const MAX_DEPTH = 20;

/**
 * A node as several of its kind where it is longer than a rich text may be: paragraphs go on in the next paragraph, lists
 * in the next list. Nothing of it is lost but nesting that is too deep.
 */
export function splitNode(node: RichTextNode, depth = 2): readonly RichTextNode[] {
  if (node.content === undefined) return [node];
  if (isTextContainer(node)) return splitLine(node);
  if (depth > MAX_DEPTH) return linesOf(node).flatMap(splitLine);
  const children = node.content.flatMap((child) => splitNode(child, depth + 1));
  let count = 0;
  return grouped(children).map((content) => {
    const start = (node.attrs?.start ?? 1) + count;
    count += content.length;
    if (node.type === 'orderedList' && start !== 1)
      return { ...node, attrs: { ...node.attrs, start }, content };
    const isParagraphMissing = node.type === 'listItem' && content[0]?.type !== 'paragraph';
    return { ...node, content: isParagraphMissing ? [{ type: 'paragraph' }, ...content] : content };
  });
}

function splitLine(node: RichTextNode): readonly RichTextNode[] {
  const inline = (node.content ?? []).flatMap((child) =>
    child.text === undefined
      ? [child]
      : splitText(child.text, MAX_LENGTH).map((text) => ({ ...child, text })),
  );
  const lines = grouped(inline);
  if (lines.length < 2) return [{ ...node, content: inline }];
  return lines.flatMap((line) => {
    const start = line.findIndex((child) => child.type !== 'hardBreak');
    return start === -1 ? [] : [{ ...node, content: line.slice(start) }];
  });
}

/** Children in groups that one node can hold; at least one group. */
function grouped(children: readonly RichTextNode[]): readonly (readonly RichTextNode[])[] {
  const groups: RichTextNode[][] = [[]];
  let length = 0;
  for (const child of children) {
    const childLength = plainTextOf(child).length;
    const group = groups.at(-1) ?? [];
    if (group.length >= MAX_CHILDREN || (group.length > 0 && length + childLength > MAX_LENGTH)) {
      groups.push([child]);
      length = childLength;
    } else {
      group.push(child);
      length += childLength;
    }
  }
  return groups;
}

/** The paragraphs, headings and codes in a node, in order. */
function linesOf(node: RichTextNode): readonly RichTextNode[] {
  if (isTextContainer(node) || node.content === undefined) return [node];
  return node.content.flatMap(linesOf);
}

function isTextContainer({ type }: RichTextNode): boolean {
  return type === 'paragraph' || type === 'heading' || type === 'codeBlock';
}
