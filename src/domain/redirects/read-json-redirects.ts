import { cutText } from '#lib/cut-text.ts';
import type { FileRedirect, ReadRedirects } from './file-redirect.ts';
import { placeholders } from './read-redirect-line.ts';
import { redirectStatusOf } from './redirect-status.ts';

type Entry = Readonly<Record<string, unknown>>;

/** The redirects of `vercel.json` or of WordPress's Redirection plugin; null where the text is no JSON of theirs (FIND-53). */
export function readJsonRedirects(text: string): ReadRedirects | null {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return null;
  }
  const list = Array.isArray(parsed) ? parsed : (parsed as Entry | null)?.['redirects'];
  if (!Array.isArray(list)) return null;
  const redirects: FileRedirect[] = [];
  const unread: { line: number; text: string }[] = [];
  for (const [index, entry] of (list as readonly unknown[]).entries()) {
    const isObject = typeof entry === 'object' && entry !== null;
    const read = isObject ? (fromVercel(entry as Entry) ?? fromWordPress(entry as Entry)) : null;
    if (read === null) unread.push({ line: index + 1, text: cutText(JSON.stringify(entry), 200) });
    else redirects.push({ ...read, line: index + 1 });
  }
  return { redirects, unread };
}

function fromVercel(entry: Entry): Omit<FileRedirect, 'line'> | null {
  const { source, destination, permanent, statusCode, has, missing } = entry;
  if (typeof source !== 'string' || typeof destination !== 'string') return null;
  // Conditions on headers and cookies are none of ours, and expressions have no place in patterns.
  if (has !== undefined || missing !== undefined || /[()]/.test(source)) return null;
  const word = typeof statusCode === 'number' ? `${statusCode}` : permanent === false ? '307' : '308';
  const status = redirectStatusOf(word);
  const rest = /\/:\w+\*$/.exec(source)?.[0];
  const pathOf = (text: string) => placeholders(rest === undefined ? text : text.replace(rest, '/*'));
  return status === null
    ? null
    : { from: pathOf(source), to: pathOf(destination), status, isEnabled: true, isAlways: false, note: '' };
}

function fromWordPress(entry: Entry): Omit<FileRedirect, 'line'> | null {
  const { url, regex, action_code: code, action_data: data, enabled, title } = entry;
  if (typeof url !== 'string' || regex === true || regex === 1) return null;
  const target = typeof data === 'string' ? data : (data as Entry | null | undefined)?.['url'];
  const status = redirectStatusOf(typeof code === 'number' ? `${code}` : '');
  if (status === null || (status !== 410 && typeof target !== 'string')) return null;
  return {
    from: url,
    to: typeof target === 'string' ? target : '',
    status,
    isEnabled: enabled !== false,
    isAlways: false,
    note: typeof title === 'string' ? cutText(title, 300) : '',
  };
}
