import { createCsvReader } from '#lib/csv-reader.ts';
import { cutText } from '#lib/cut-text.ts';
import type { FileRedirect, ReadRedirects } from './file-redirect.ts';
import { readJsonRedirects } from './read-json-redirects.ts';
import { readRedirectLine } from './read-redirect-line.ts';
import { redirectStatusOf } from './redirect-status.ts';

/**
 * Reads the redirects of a file: CSV, `/old -> /new 301` lines, `.htaccess`, Netlify's `_redirects`, nginx, `vercel.json`
 * and the JSON of WordPress's Redirection plugin (FIND-53).
 */
export function readRedirectFile(text: string): ReadRedirects {
  const content = text.startsWith('\uFEFF') ? text.slice(1) : text;
  if (/^\s*[{[]/.test(content)) {
    const read = readJsonRedirects(content);
    if (read !== null) return read;
  }
  return isTable(content) ? readTable(content) : readLines(content);
}

function readLines(text: string): ReadRedirects {
  const redirects: FileRedirect[] = [];
  const unread: { line: number; text: string }[] = [];
  for (const [index, raw] of text.split(/\r\n?|\n/).entries()) {
    const line = raw.trim();
    if (line === '' || line.startsWith('#') || line.startsWith('//')) continue;
    const read = readRedirectLine(line);
    if (read === 'nothing') continue;
    if (read === null) unread.push({ line: index + 1, text: cutText(line, 200) });
    else redirects.push({ isEnabled: true, isAlways: false, note: '', ...read, line: index + 1 });
  }
  return { redirects, unread };
}

/** The header: the first line with content names columns, and is no rule of a server. */
function isTable(text: string): boolean {
  const first = text.split(/\r\n?|\n/).find((line) => line.trim() !== '' && !line.startsWith('#')) ?? '';
  return /[,;\t]/.test(first) && readRedirectLine(first.trim()) === null && !/[{}]/.test(first);
}

const COLUMNS: Readonly<Record<string, readonly string[]>> = {
  from: ['from', 'redirect from', 'source', 'old', 'old url', 'url', 'path'],
  to: ['to', 'redirect to', 'target', 'new', 'new url', 'destination'],
  status: ['status', 'code', 'type', 'status code', 'kind'],
  on: ['on', 'enabled', 'active'],
  always: ['always', 'force'],
  note: ['note', 'notes', 'comment', 'title'],
};

function readTable(text: string): ReadRedirects {
  const reader = createCsvReader();
  const rows = [...reader.read(text), ...reader.end()];
  const header = (rows[0] ?? []).map((cell) => cell.trim().toLowerCase());
  const at = (name: string) => header.findIndex((cell) => COLUMNS[name]?.includes(cell) === true);
  const hasHeader = at('from') !== -1 && at('to') !== -1;
  const columnOf = (name: string, usual: number) => (hasHeader ? at(name) : usual);
  const redirects: FileRedirect[] = [];
  const unread: { line: number; text: string }[] = [];
  for (const [index, row] of rows.entries()) {
    if ((hasHeader && index === 0) || row.every((cell) => cell.trim() === '')) continue;
    const cell = (name: string, usual: number) => (row[columnOf(name, usual)] ?? '').trim();
    const status = redirectStatusOf(cell('status', 2));
    const from = cell('from', 0);
    if (status === null || from === '') {
      unread.push({ line: index + 1, text: cutText(row.join(', '), 200) });
      continue;
    }
    redirects.push({
      line: index + 1,
      from,
      to: cell('to', 1),
      status,
      isEnabled: !/^(no|false|off|0)$/i.test(cell('on', -1)),
      isAlways: /^(yes|true|on|1)$/i.test(cell('always', -1)),
      note: cell('note', -1).replace(/^'(?=[=+\-@])/, ''),
    });
  }
  return { redirects, unread };
}
