import { escapeHtml } from '#domain/seo/escape-html.ts';
import type { LinkAttributes } from '#domain/links/resolve-link.ts';
import type { LinkValue } from '#domain/links/link-value.ts';
import type { RichText, RichTextNode } from '#domain/rich-text/rich-text.ts';

export type ResolveBannerLink = (link: LinkValue) => LinkAttributes | null;

/** The banner's text as markup: paragraphs with bold, italic and links; all else is left out (CONS-18). */
export function bannerTextMarkup(text: RichText, resolveLink: ResolveBannerLink): string {
  return paragraphsOf(text)
    .map(
      (paragraph) => `<p>${(paragraph.content ?? []).map((node) => inline(node, resolveLink)).join('')}</p>`,
    )
    .join('');
}

function paragraphsOf(node: RichTextNode): readonly RichTextNode[] {
  const children = node.content ?? [];
  if (children.some((child) => child.type === 'text')) return [node];
  return children.flatMap(paragraphsOf);
}

function inline(node: RichTextNode, resolveLink: ResolveBannerLink): string {
  if (node.type === 'hardBreak') return '<br>';
  let markup = escapeHtml(node.text ?? '');
  for (const mark of node.marks ?? []) {
    if (mark.type === 'bold') markup = `<strong>${markup}</strong>`;
    if (mark.type === 'italic') markup = `<em>${markup}</em>`;
  }
  const link = node.marks?.find((mark) => mark.type === 'link');
  const target = link === undefined ? null : resolveLink(link.attrs.link);
  if (target === null) return markup;
  const attributes = Object.entries(target).map(([name, value]) => ` ${name}="${escapeHtml(String(value))}"`);
  return `<a${attributes.join('')}>${markup}</a>`;
}
