import { redirectStatusOf, type RedirectStatus } from './redirect-status.ts';

interface LineRedirect {
  readonly from: string;
  readonly to: string;
  readonly status: RedirectStatus;
  readonly isAlways?: boolean;
}

type Reader = (line: string) => LineRedirect | null;

/** Lines of server configuration around rules, which hold no redirect themselves. */
const AROUND_RULES = [
  /^\}/,
  /^(?:location|server|if)\b[^{}]*\{/i,
  /^(?:<\/?IfModule|RewriteEngine|Options)\b/i,
  /^RewriteBase \/$/i,
];

/**
 * The redirect in one line of a file; `nothing` for lines around rules, null where the line is not understood
 * (FIND-53).
 */
export function readRedirectLine(line: string): LineRedirect | 'nothing' | null {
  for (const read of READERS) {
    const found = read(line);
    if (found !== null) return found;
  }
  return AROUND_RULES.some((pattern) => pattern.test(line)) ? 'nothing' : null;
}

/** `/old -> /new 301`, as Squarespace has it. */
const arrow: Reader = (line) => {
  const parts = line.split(/\s+/);
  const [from = '', sign, to = '', status = ''] = parts;
  if (sign !== '->' || parts.length > 4 || !isFrom(from)) return null;
  return withStatus(from, to, status);
};

/** `Redirect 301 /old /new`, `RedirectPermanent /old /new`, `Redirect gone /old` of Apache. */
const apacheRedirect: Reader = (line) => {
  const [name = '', ...rest] = line.split(/\s+/).map(unquoted);
  const fixed = { redirectpermanent: '301', redirecttemp: '302', redirect: null }[name.toLowerCase()];
  if (fixed === undefined) return null;
  const hasStatus = fixed === null && !(rest[0] ?? '').startsWith('/');
  const [from = '', to = '', ...more] = hasStatus ? rest.slice(1) : rest;
  if (more.length > 0 || !isFrom(from)) return null;
  // Apache's own default is temporary.
  return withStatus(from, to, fixed ?? (hasStatus ? (rest[0] ?? '') : '302'));
};

/** `RewriteRule ^old/?$ /new [R=301,L]`, `RedirectMatch 301 ^/old/(.*)$ /new/$1`. */
const apacheRewrite: Reader = (line) => {
  const [name = '', ...rest] = line.split(/\s+/).map(unquoted);
  if (/^RewriteRule$/i.test(name)) {
    const [pattern = '', to = '', flags = ''] = rest;
    const status = /\bR(?:=(\d+|permanent|temp))?\b/i.exec(flags);
    if (rest.length > 3 || status === null) return null;
    return fromExpression(pattern, to, status[1] ?? '302');
  }
  if (!/^RedirectMatch$/i.test(name)) return null;
  const [status = '', pattern = '', to = ''] = rest.length === 3 ? rest : ['302', ...rest];
  return fromExpression(pattern, to, status);
};

/** `rewrite ^/old$ /new permanent;`, `location = /old { return 301 /new; }` of nginx. */
const nginx: Reader = (line) => {
  const rewrite = /^rewrite\s+(\S+)\s+(\S+)\s+(permanent|redirect)\s*;$/.exec(line);
  if (rewrite !== null) return fromExpression(rewrite[1] ?? '', rewrite[2] ?? '', rewrite[3] ?? '');
  const found = /^location\s+=\s+(\S+)\s*\{\s*return\s+(\d+)(?:\s+(\S+?))?\s*;\s*\}$/.exec(line);
  return found === null ? null : withStatus(found[1] ?? '', found[3] ?? '', found[2] ?? '');
};

/** `/old /new 301!` of Netlify; `:name` and `*` with `:splat` are patterns. */
const netlify: Reader = (line) => {
  const [from = '', to = '', status = '', ...more] = line.split(/\s+/);
  if (!from.startsWith('/') || !/^(?:\/|https?:\/\/)/.test(to) || more.length > 0) return null;
  const read = withStatus(placeholders(from), placeholders(to).replace(':splat', '*'), status);
  return read === null ? null : { ...read, isAlways: status.endsWith('!') };
};

const READERS: readonly Reader[] = [arrow, apacheRedirect, apacheRewrite, nginx, netlify];

/** `/old/:id` is `/old/[id]`. */
export function placeholders(address: string): string {
  return address.replaceAll(/\/:(?!splat\b)([a-z]\w{0,29})(?=\/|$)/gi, '/[$1]');
}

/**
 * A regular expression as a path or a pattern, where it is as simple as that: an exact address, `(.*)` at its end, `([^/]+)`
 * for a part.
 */
function fromExpression(expression: string, target: string, status: string): LineRedirect | null {
  let names = 0;
  const to: string[] = [];
  const path = expression
    .replace(/^\^?\/?/, '/')
    .replace(/\/?\??\$$/, '')
    .replaceAll(/\(\[\^\/\]\+\)|\(\.\*\)|\(\.\+\)|\(\[\\w-\]\+\)/g, (group) => {
      names += 1;
      const placeholder = group === '(.*)' || group === '(.+)' ? '*' : `[part${names}]`;
      to.push(placeholder);
      return placeholder;
    })
    .replaceAll(/\\([./-])/g, '$1');
  if (!expression.endsWith('$') && !path.endsWith('*')) return null;
  if (/[\\^$+?(){}|]/.test(path)) return null;
  return withStatus(
    path,
    target.replaceAll(/\$(\d)/g, (_whole, number: string) => to[Number(number) - 1] ?? ''),
    status,
  );
}

function withStatus(from: string, to: string, word: string): LineRedirect | null {
  const status = redirectStatusOf(word);
  return status === null || (status !== 410 && to === '') ? null : { from, to, status };
}

function isFrom(text: string): boolean {
  return /^(?:\/|https?:\/\/)/.test(text);
}

function unquoted(text: string): string {
  return text.replaceAll(/^"|"$/g, '');
}
