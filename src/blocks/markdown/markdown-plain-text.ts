import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';

type MarkdownNode = ReturnType<typeof fromMarkdown> | ReturnType<typeof fromMarkdown>['children'][number];

/** The words of a Markdown text without its signs; blocks are separated by line breaks. */
export function markdownPlainText(source: string): string {
  const tree = fromMarkdown(source, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  return wordsOf(tree)
    .replaceAll(/\n{2,}/g, '\n')
    .trim();
}

function wordsOf(node: MarkdownNode): string {
  if (node.type === 'html') return '';
  if (node.type === 'break') return '\n';
  if ('value' in node) return node.value;
  if ('alt' in node) return node.alt ?? '';
  if (!('children' in node)) return '';
  const isLine = ['paragraph', 'heading', 'link', 'strong', 'emphasis', 'delete'].includes(node.type);
  const separator = isLine ? '' : node.type === 'tableRow' ? ' ' : '\n';
  return node.children.map((child) => wordsOf(child)).join(separator);
}
