import type { ConversionContext } from './content-piece.ts';
import { escapeTags } from './escape-tags.ts';
import { frameHtml } from './frame-html.ts';
import { scanShortcodes, type ShortcodeToken } from './scan-shortcodes.ts';
import { shortcodeAttributes, type ShortcodeAttributes } from './shortcode-attributes.ts';
import { shortcodeKindOf } from './shortcode-kinds.ts';

type OpenToken = Extract<ShortcodeToken, { readonly kind: 'open' }>;

/**
 * Replaces the shortcodes of WordPress itself by HTML that says the same, and takes those of builders and plugins away:
 * what they stand around stays, their own text goes into the report. Words in brackets stay (`[sic]`), and
 * `[[name]]` is how WordPress writes a shortcode that is not meant as one.
 */
export function expandShortcodes(content: string, context: ConversionContext): string {
  if (!content.includes('[')) return content;
  const tokens = scanShortcodes(content);
  const parts: string[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token === undefined) break;
    if (token.kind === 'text') parts.push(token.raw);
    else if (token.kind === 'close') parts.push(closeHtml(token));
    else {
      const { html, last } = openHtml(token, tokens, index, context);
      parts.push(html);
      index = last;
    }
  }
  return parts.join('');
}

/** The text of a content without any shortcode, for excerpts. */
export function withoutShortcodes(content: string): string {
  return scanShortcodes(content)
    .map((token) => {
      if (token.kind === 'text') return token.raw;
      const isWords = token.kind === 'open' && !isShortcode(token);
      return isWords ? token.raw : ' ';
    })
    .join('');
}

const OF_WORDPRESS = new Set(
  'gallery caption wp_caption embed youtube vimeo audio video playlist'.split(' '),
);

/** `[see x = 5]` has none. */
function hasAttributes({ attributes }: OpenToken): boolean {
  return /\s[\w-]+=["'\w&#/“”″]/.test(attributes);
}

function isShortcode(token: OpenToken): boolean {
  return (
    OF_WORDPRESS.has(token.name) ||
    shortcodeKindOf(token.name, hasAttributes(token), token.end !== null) !== null
  );
}

/** What stands in the place of a shortcode, and the index of the last token that it stands for. */
function openHtml(
  token: OpenToken,
  tokens: readonly ShortcodeToken[],
  index: number,
  context: ConversionContext,
): { readonly html: string; readonly last: number } {
  const attributes = shortcodeAttributes(token.attributes);
  const hasEnd = token.end !== null;
  const inner = (): string => rawOf(tokens, index + 1, token.end ?? index + 1);
  const own = htmlOfWordpress(token, attributes, hasEnd ? inner : null);
  if (own !== null) return { html: own.html, last: own.takesInner ? (token.end ?? index) : index };
  const kind = shortcodeKindOf(token.name, hasAttributes(token), hasEnd);
  switch (kind) {
    case 'made-by-plugin':
      context.note(`[${token.name}]`, 'left-out');
      context.cut(`[${token.name}]`, rawOf(tokens, index, (token.end ?? index) + 1));
      return { html: '', last: token.end ?? index };
    case 'frame': {
      context.note(`[${token.name}]`, 'formatting-lost');
      return { html: frameHtml(token.name, attributes.named), last: index };
    }
    case 'unknown':
      context.note(`[${token.name}]`, 'left-out');
      context.cut(`[${token.name}]`, token.raw);
      return { html: '', last: index };
    case null:
      return { html: token.raw, last: index };
  }
}

/** An end whose beginning is gone or was a frame says nothing; words in brackets stay. */
function closeHtml(token: Extract<ShortcodeToken, { readonly kind: 'close' }>): string {
  const kind = shortcodeKindOf(token.name, false, token.isMatched);
  if (kind === null) return OF_WORDPRESS.has(token.name) ? '' : token.raw;
  return kind === 'frame' ? '<div></div>' : '';
}

function rawOf(tokens: readonly ShortcodeToken[], from: number, to: number): string {
  return tokens
    .slice(from, to)
    .map((token) => token.raw)
    .join('');
}

function htmlOfWordpress(
  { name, attributes: text }: OpenToken,
  { named, bare }: ShortcodeAttributes,
  inner: (() => string) | null,
): { readonly html: string; readonly takesInner: boolean } | null {
  const value = (key: string): string => escapeTags(named.get(key) ?? '');
  switch (name) {
    case 'gallery':
      return {
        html: `<portico-gallery ids="${value('ids') || value('include')}" columns="${value('columns')}"></portico-gallery>`,
        takesInner: false,
      };
    case 'caption':
    case 'wp_caption':
      if (inner === null) return { html: '', takesInner: false };
      return { html: captionOf(value('align'), value('caption'), inner()), takesInner: true };
    case 'embed':
      if (inner === null) return { html: '', takesInner: false };
      return { html: `<portico-embed>${inner()}</portico-embed>`, takesInner: true };
    case 'youtube':
    case 'vimeo': {
      const address = text.replace(/^[\s=]+/, '').trim();
      return { html: `<portico-embed>${escapeTags(address)}</portico-embed>`, takesInner: false };
    }
    case 'audio':
    case 'video': {
      const given = ['src', 'mp3', 'm4a', 'ogg', 'wav', 'mp4', 'm4v', 'webm', 'mov', 'ogv', 'flv'].map(value);
      const address = given.find((each) => each !== '') ?? escapeTags(bare[0]?.split('|')[0] ?? '');
      return { html: `<${name} src="${address}"></${name}>`, takesInner: true };
    }
    default:
      return null;
  }
}

/** The picture, with its link, and the words around it. */
function captionOf(align: string, caption: string, inner: string): string {
  const length = pictureLength(inner);
  const words = caption === '' ? inner.slice(length) : caption;
  return `<figure class="${align}">${inner.slice(0, length)}<figcaption>${words.trim()}</figcaption></figure>`;
}

/** How far the picture at the beginning of a text reaches, with the link around it; 0 where there is none. */
function pictureLength(html: string): number {
  let at = skip(html, 0, '<p>');
  if (startsElement(html, at, 'a')) {
    const end = html.indexOf('>', at);
    at = end === -1 ? at : skip(html, end + 1, '');
  }
  if (!startsElement(html, at, 'img')) return 0;
  const end = html.indexOf('>', at);
  return end === -1 ? 0 : skip(html, end + 1, '</a>', false);
}

function startsElement(html: string, at: number, name: string): boolean {
  const next = html.charAt(at + name.length + 1);
  return html.slice(at, at + name.length + 1).toLowerCase() === `<${name}` && !/[\w-]/.test(next);
}

/** Behind spaces, a tag, and spaces again; where `isAlways` is false, only if the tag is there. */
function skip(html: string, from: number, tag: string, isAlways = true): number {
  const at = skipSpaces(html, from);
  if (html.slice(at, at + tag.length).toLowerCase() === tag) return skipSpaces(html, at + tag.length);
  return isAlways ? at : from;
}

function skipSpaces(html: string, from: number): number {
  let at = from;
  while (at < html.length && html.charAt(at).trim() === '') at += 1;
  return at;
}
