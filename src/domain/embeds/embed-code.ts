/** The address in an embed code, and the size it names. */
export interface EmbedCode {
  readonly src: string;
  /** px; null where the code names no size. */
  readonly size: { readonly width: number; readonly height: number } | null;
}

const PLAYER = /<(?:iframe|video|object|embed)\b/i;
const ATTRIBUTE = /\s(src|data|width|height)\s*=\s*/gi;
const BARE_VALUE = /[^\s"'>]*/y;
const MAX_SIZE_PX = 10_000;

/** Whether a text is markup, not an address. */
export function isMarkup(text: string): boolean {
  return text.includes('<');
}

/**
 * Reads the embed code that providers offer for copying. Null where it cannot be used: it is empty, or holds no frame,
 * video, object or embed element (BLK-30). Nothing of the code itself gets into a page.
 */
export function readEmbedCode(html: string): EmbedCode | null {
  const at = html.search(PLAYER);
  if (at === -1) return null;
  const found = new Map<string, string>();
  const code = html.slice(at);
  for (const { 0: sign, 1: name = '', index } of code.matchAll(ATTRIBUTE)) {
    const key = name.toLowerCase() === 'data' ? 'src' : name.toLowerCase();
    const value = found.has(key) ? null : valueAt(code, index + sign.length);
    if (value !== null) found.set(key, value);
  }
  const src = (found.get('src') ?? '').replaceAll('&amp;', '&').trim();
  if (src === '') return null;
  const [width, height] = ['width', 'height'].map((name) => pixels(found.get(name)));
  const size = typeof width === 'number' && typeof height === 'number' ? { width, height } : null;
  return { src: src.startsWith('//') ? `https:${src}` : src, size };
}

/** The value of an attribute; null where its quote does not close. */
function valueAt(code: string, at: number): string | null {
  const quote = code[at] ?? '';
  if (quote === '"' || quote === "'") {
    const end = code.indexOf(quote, at + 1);
    return end === -1 ? null : code.slice(at + 1, end);
  }
  BARE_VALUE.lastIndex = at;
  return BARE_VALUE.exec(code)?.[0] || null;
}

function pixels(text: string | undefined): number | null {
  const value = /^\d{1,5}(?:px)?$/.test(text ?? '') ? Number.parseInt(text ?? '', 10) : 0;
  return value > 0 && value <= MAX_SIZE_PX ? value : null;
}
