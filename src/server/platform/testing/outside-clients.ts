import { parseSync, Visitor } from 'vite';

/** Modules that can call other servers. */
const CLIENTS = /^(?:node:)?(?:https?|http2|tls|net|dgram)$|^(?:undici|axios|got|ky|node-fetch|ws)$/;
/** What these modules have besides: servers, types, the reading of addresses and the checks of headers. */
const HARMLESS: ReadonlySet<string> = new Set([
  'createServer',
  'WebSocketServer',
  'Server',
  'ServerResponse',
  'IncomingMessage',
  'isIP',
  'BlockList',
  'STATUS_CODES',
  'validateHeaderName',
  'validateHeaderValue',
]);
/** Globals that can. */
const GLOBALS: ReadonlySet<string> = new Set(['fetch', 'WebSocket', 'EventSource']);

/**
 * Where a source of the server could call another server past `callOutside`, which checks addresses and limits time and
 * size. Each as `line: what was found`.
 */
export function outsideClients(file: string, source: string): readonly string[] {
  const found: string[] = [];
  const add = (offset: number, what: string) =>
    found.push(`${source.slice(0, offset).split('\n').length}: ${what}`);
  new Visitor({
    ImportDeclaration(node) {
      if (!CLIENTS.test(node.source.value) || node.importKind === 'type') return;
      for (const specifier of node.specifiers) {
        const isNamed = specifier.type === 'ImportSpecifier';
        if (isNamed && specifier.importKind === 'type') continue;
        const name = isNamed && 'name' in specifier.imported ? specifier.imported.name : '*';
        if (!HARMLESS.has(name)) add(specifier.start, `${name} of ${node.source.value}`);
      }
    },
    ImportExpression(node) {
      const from = node.source.type === 'Literal' ? String(node.source.value) : '';
      if (CLIENTS.test(from)) add(node.start, `* of ${from}`);
    },
    CallExpression(node) {
      const { callee } = node;
      const called = source.slice(callee.start, callee.end).replace(/^(?:globalThis|global)\??\./, '');
      if (GLOBALS.has(called)) add(node.start, called);
    },
    NewExpression(node) {
      if (node.callee.type === 'Identifier' && GLOBALS.has(node.callee.name))
        add(node.start, node.callee.name);
    },
  }).visit(parseSync(file, source).program);
  return found;
}
