import type { Plugin } from 'vite';

interface Answer {
  readonly status: number;
  readonly text?: string;
  readonly type?: string;
  /** No answer ever comes. */
  readonly isSilent?: boolean;
  /** The connection is cut after this text. */
  readonly isCut?: boolean;
}

const json = (status: number, body: object): Answer => ({ status, text: JSON.stringify(body) });
const script = (text: string): Answer => ({ status: 200, text, type: 'text/javascript' });
const page = (status: number): Answer => ({ status, text: '<!doctype html><h1>Trouble</h1>' });

/** How often each address was asked. */
const asked = new Map<string, number>();

/** What the address under `/failures/` answers the `count`th time, to a call with this crumb. */
const ANSWERS: Readonly<Record<string, (count: number, crumb: string | null) => Answer>> = {
  'broken-json': () => ({ status: 200, text: '{"a":' }),
  'html-as-success': () => page(200),
  'empty-success': () => ({ status: 200, text: '' }),
  'error-in-success': () => json(200, { error: 'Not today.' }),
  '204': () => ({ status: 204 }),
  '400': () => page(400),
  '400-message': () => json(400, { message: 'That is not a date.' }),
  '401': () => page(401),
  '401-sign-in': () => json(401, { error: 'Sign in first.', loginRequired: true }),
  '403': () => page(403),
  '403-authorization': () => json(403, { error: 'x', authorizationFail: true }),
  '404': () => page(404),
  '404-words': () => json(404, { error: 'No such thing.' }),
  '422-errors': () => json(422, { errors: { name: 'Name is required.' } }),
  '429': () => ({ status: 429, text: '' }),
  '500': () => page(500),
  '500-words': () => json(500, { message: 'Out of paper.' }),
  '501': () => page(501),
  '502': () => page(502),
  '502-words': () => json(502, { billingErrorCode: 'card_declined' }),
  '503': () => page(503),
  '503-words': () => json(503, { error: 'Later.' }),
  silence: () => ({ status: 200, isSilent: true }),
  cut: () => ({ status: 200, text: '{"items":[1,2', isCut: true }),
  'cut-at-once': () => ({ status: 200, isCut: true }),
  '502-then-success': (count) => (count === 1 ? page(502) : json(200, { count })),
  'cut-then-success': (count) =>
    count === 1 ? { status: 200, text: '{"count"', isCut: true } : json(200, { count }),
  'module-503-then-there': (count) => (count === 1 ? page(503) : script('export const value = 1;')),
  'module-cut': () => ({ ...script('export const val'), isCut: true }),
  'module-broken': () => script('export const = ;'),
  'crumb-once': (count, crumb) =>
    crumb === 'fresh' ? json(200, { count }) : json(403, { error: 'x', crumbFail: true, crumb: 'fresh' }),
  'crumb-always': (count) => json(403, { error: 'x', crumbFail: true, crumb: `fresh-${count}` }),
};

/** Lets the server of the browser tests answer under `/failures/` in all the ways in which calls fail. */
export const serveFailures: Plugin = {
  name: 'serve-failures',
  configureServer(server) {
    server.middlewares.use('/failures/', (request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
      const key = pathname + (searchParams.get('test') ?? '');
      const count = (asked.get(key) ?? 0) + 1;
      asked.set(key, count);
      const { status, text, type, isCut, isSilent } =
        ANSWERS[pathname.slice(1)]?.(count, searchParams.get('crumb')) ?? page(404);
      response.statusCode = status;
      response.setHeader('x-asked', String(count));
      if (type !== undefined) response.setHeader('content-type', type);
      if (isSilent === true) return;
      if (isCut !== true) {
        response.end(text);
        return;
      }
      if (text === undefined) {
        response.destroy();
        return;
      }
      response.setHeader('content-length', String(text.length + 100));
      response.write(text, () => response.destroy());
    });
  },
};
