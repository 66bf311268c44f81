import type { ConversionContext } from './content-piece.ts';

const NAME = /^\[([a-z][a-z0-9_-]*)((?:\s[^\]]*)?)\]/i;
/** Words in brackets count as a shortcode of a plugin only with attributes or an end: `[sic]` is text. */
const MAX_SHORTCODE_LENGTH = 2000;

/**
 * Replaces the shortcodes of WordPress itself by HTML that says the same; others stay as text and are noted.
 * `[[name]]` is how WordPress writes a shortcode that is not meant as one.
 */
export function expandShortcodes(content: string, context: ConversionContext): string {
  let result = '';
  let rest = content;
  for (;;) {
    const start = rest.indexOf('[');
    if (start === -1) return result + rest;
    result += rest.slice(0, start);
    rest = rest.slice(start);
    const escaped = /^\[(\[[a-z][a-z0-9_-]*(?:\s[^\]]*)?\])\]/i.exec(rest.slice(0, MAX_SHORTCODE_LENGTH));
    if (escaped !== null) {
      result += escaped[1] ?? '';
      rest = rest.slice(escaped[0].length);
      continue;
    }
    const match = NAME.exec(rest.slice(0, MAX_SHORTCODE_LENGTH));
    const name = match?.[1]?.toLowerCase() ?? '';
    const attributes = match?.[2] ?? '';
    const length = match?.[0].length ?? 1;
    const end = match === null ? -1 : rest.indexOf(`[/${name}]`, length);
    const inner = end === -1 ? null : rest.slice(length, end);
    const html = match === null ? null : expansionOf(name, attributes, inner);
    if (html === null) {
      if (match !== null && (attributes.includes('=') || end !== -1))
        context.note(`[${name}]`, 'kept-as-text');
      result += rest.slice(0, length);
      rest = rest.slice(length);
      continue;
    }
    result += html.text;
    rest = rest.slice(html.hasEnd && end !== -1 ? end + name.length + 3 : length);
  }
}

function expansionOf(
  name: string,
  attributes: string,
  inner: string | null,
): { readonly text: string; readonly hasEnd: boolean } | null {
  const value = (key: string): string => attributeOf(attributes, key);
  switch (name) {
    case 'gallery':
      return {
        text: `<portico-gallery ids="${value('ids') || value('include')}" columns="${value('columns')}"></portico-gallery>`,
        hasEnd: false,
      };
    case 'caption':
    case 'wp_caption':
      if (inner === null) return null;
      return { text: captionOf(value('align'), value('caption'), inner), hasEnd: true };
    case 'embed':
      return inner === null ? null : { text: `<portico-embed>${inner}</portico-embed>`, hasEnd: true };
    case 'youtube':
    case 'vimeo': {
      const address = attributes.replace(/^[\s=]+/, '').trim();
      return { text: `<portico-embed>${escapeHtml(address)}</portico-embed>`, hasEnd: false };
    }
    case 'audio':
    case 'video': {
      const given = ['src', 'mp3', 'm4a', 'ogg', 'wav', 'mp4', 'm4v', 'webm', 'mov', 'ogv', 'flv'].map(value);
      const address = given.find((each) => each !== '') ?? attributes.trim().split(/[\s|]/)[0] ?? '';
      return { text: `<${name} src="${escapeHtml(address)}"></${name}>`, hasEnd: true };
    }
    default:
      return null;
  }
}

/** The picture, with its link, and the words around it. */
function captionOf(align: string, caption: string, inner: string): string {
  const picture = /^\s*(?:<p>)?\s*(<a\b[^>]*>\s*)?<img\b[^>]*>(\s*<\/a>)?/i.exec(inner)?.[0] ?? '';
  const words = caption === '' ? inner.slice(picture.length) : escapeHtml(caption);
  return `<figure class="${align}">${picture}<figcaption>${words.trim()}</figcaption></figure>`;
}

function attributeOf(attributes: string, key: string): string {
  const match = new RegExp(`(?:^|\\s)${key}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"']+))`, 'i').exec(
    attributes,
  );
  return escapeHtml(match?.[1] ?? match?.[2] ?? match?.[3] ?? '');
}

function escapeHtml(text: string): string {
  return text.replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
