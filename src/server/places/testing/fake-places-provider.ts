import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ProviderCall {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingMessage['headers'];
  readonly body: unknown;
}

interface ProviderAnswer {
  readonly status?: number;
  readonly body?: unknown;
  /** Never answers. */
  readonly hangs?: true;
}

export interface FakePlacesProvider {
  readonly address: string;
  readonly calls: readonly ProviderCall[];
  /** What the next calls get. */
  answerWith(answer: ProviderAnswer): void;
  close(): Promise<void>;
}

/** A provider of places on this machine that keeps what it was asked. */
export async function startFakePlacesProvider(): Promise<FakePlacesProvider> {
  let answer: ProviderAnswer = {};
  const calls: ProviderCall[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      const { method = '', url = '', headers } = request;
      calls.push({
        method,
        url: new URL(url, 'http://fake'),
        headers,
        body: text === '' ? null : JSON.parse(text),
      });
      if (answer.hangs === true) return;
      const { status = 200, body = {} } = answer;
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    calls,
    answerWith(next) {
      answer = next;
      calls.length = 0;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
