import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What stands between a browser and Portico answers to a call, instead of Portico. */
export interface FakeAnswer {
  readonly status: number;
  readonly text?: string;
  readonly contentType?: string;
  /** The connection is cut after this text; before any answer where there is no text. */
  readonly isCut?: boolean;
}

export interface FailingProxy {
  /** `http://SITE.localhost:PORT/…` through the proxy. */
  publicUrl(site: string, path: string): string;
  /** The same on the app host. Like many proxies it lets no WebSockets through. */
  appUrl(site: string, path: string): string;
  /** The next calls of a path get these answers, one each; then Portico answers again. */
  fail(path: string, ...answers: readonly FakeAnswer[]): void;
  /** The next call of a path reaches Portico twice; the browser gets the second answer. */
  double(path: string): void;
  /** Neither cookies of the browser nor of Portico pass from now on. */
  dropCookies(): void;
  close(): Promise<void>;
}

/** A real server in front of Portico that fails in the ways networks and servers do. */
export async function startFailingProxy(port: number): Promise<FailingProxy> {
  const failures = new Map<string, FakeAnswer[]>();
  const doubled = new Set<string>();
  let hasCookies = true;
  const server = createServer((incoming, outgoing) => {
    const path = (incoming.url ?? '').split('?')[0] ?? '';
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const failure = failures.get(path)?.shift();
      if (failure !== undefined) {
        answer(outgoing, failure);
        return;
      }
      const body = Buffer.concat(chunks);
      const forward = (): void => pass(incoming, body, outgoing);
      if (doubled.delete(path)) send(incoming, body, (first) => first.resume().once('end', forward));
      else forward();
    });
  });
  const send = (incoming: IncomingMessage, body: Buffer, got: (answer: IncomingMessage) => void): void => {
    const headers = { ...incoming.headers, 'content-length': String(body.length) };
    if (!hasCookies) Reflect.deleteProperty(headers, 'cookie');
    for (const name of ['connection', 'upgrade']) Reflect.deleteProperty(headers, name);
    const { method, url: path } = incoming;
    const call = request({ host: '127.0.0.1', port, method, path, headers }, got);
    call.on('error', () => incoming.destroy());
    call.end(body);
  };
  const pass = (incoming: IncomingMessage, body: Buffer, outgoing: ServerResponse): void =>
    send(incoming, body, (from) => {
      const headers = { ...from.headers };
      if (!hasCookies) Reflect.deleteProperty(headers, 'set-cookie');
      outgoing.writeHead(from.statusCode ?? 502, headers);
      from.pipe(outgoing);
      outgoing.on('close', () => from.destroy());
    });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const own = (server.address() as AddressInfo).port;
  return {
    publicUrl: (site, path) => `http://${site}.localhost:${own}${path}`,
    appUrl: (site, path) => `http://${site}.app.localhost:${own}${path}`,
    fail: (path, ...answers) => void failures.set(path, [...answers]),
    double: (path) => void doubled.add(path),
    dropCookies: () => {
      hasCookies = false;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function answer(outgoing: ServerResponse, { status, text = '', contentType, isCut }: FakeAnswer): void {
  if (isCut === true && text === '') {
    outgoing.destroy();
    return;
  }
  outgoing.statusCode = status;
  outgoing.setHeader('content-type', contentType ?? 'application/json');
  if (isCut !== true) {
    outgoing.end(status === 204 ? undefined : text);
    return;
  }
  outgoing.setHeader('content-length', String(text.length + 100));
  outgoing.write(text, () => outgoing.destroy());
}
