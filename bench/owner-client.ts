import { httpCall } from './http-call.ts';

export const OWNER = { email: 'owner@example.com', password: 'a long bench password' } as const;

const BOUNDARY = 'portico-bench-boundary';
const UPLOAD_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

class Upload {
  readonly bytes: Buffer;

  constructor(name: string, content: Buffer) {
    const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: image/jpeg\r\n\r\n`;
    this.bytes = Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
  }
}

/** The owner of the demo site, signed in: calls of the configuration area with session and crumb. */
export interface OwnerClient {
  call<Output>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown): Promise<Output>;
  /** Sends a file, where nothing else is said to the media library. */
  upload<Output>(name: string, content: Buffer, path?: string): Promise<Output>;
  /** A page of the host, as text. */
  read(path: string): Promise<string>;
}

/** The owner on the app host of a site, or on the dashboard (null). */
export async function signIn(port: number, site: string | null = 'demo'): Promise<OwnerClient> {
  const host = site === null ? 'app.localhost' : `${site}.app.localhost`;
  const cookies = new Map<string, string>();

  const cookieHeader = (): string => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

  async function send(method: string, path: string, body: unknown, isRepeat = false): Promise<unknown> {
    const separator = path.includes('?') ? '&' : '?';
    const answer = await httpCall(
      port,
      host,
      `${path}${separator}crumb=${encodeURIComponent(cookies.get('crumb') ?? '')}`,
      {
        method,
        headers: {
          cookie: cookieHeader(),
          ...(body === undefined
            ? {}
            : { 'content-type': body instanceof Upload ? UPLOAD_TYPE : 'application/json' }),
        },
        ...(body === undefined ? {} : { body: body instanceof Upload ? body.bytes : JSON.stringify(body) }),
      },
    );
    for (const cookie of [answer.headers['set-cookie'] ?? []].flat()) {
      const [pair = ''] = cookie.split(';');
      const equals = pair.indexOf('=');
      cookies.set(pair.slice(0, equals), pair.slice(equals + 1));
    }
    const text = answer.body.toString();
    const json: unknown = text === '' ? {} : JSON.parse(text);
    if (answer.status < 400) return json;
    const failure = json as { crumbFail?: boolean; crumb?: string; error?: string };
    if (failure.crumbFail === true && !isRepeat) {
      if (failure.crumb !== undefined) cookies.set('crumb', encodeURIComponent(failure.crumb));
      return send(method, path, body, true);
    }
    throw new Error(`${method} ${path}: ${answer.status} ${text.slice(0, 300)}`);
  }

  await send('POST', '/api/auth/Login', OWNER);
  return {
    call: (method, path, body) => send(method, path, body) as never,
    upload: (name, content, path = '/api/files') => send('POST', path, new Upload(name, content)) as never,
    async read(path) {
      const answer = await httpCall(port, host, path, { method: 'GET', headers: { cookie: cookieHeader() } });
      return answer.body.toString();
    },
  };
}
