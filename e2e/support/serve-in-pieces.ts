import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A page on its way: its first part has been sent, the rest comes when it is asked for. */
export interface PageInPieces {
  readonly address: string;
  sendRest(): void;
  close(): Promise<void>;
}

/** Serves a page as a slow network brings it: up to `end`, then nothing for a while. */
export async function serveInPieces(html: string, end: number): Promise<PageInPieces> {
  let sendRest = (): void => undefined;
  const server = createServer((request, response) => {
    if (request.url !== '/') {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.write(html.slice(0, end));
    sendRest = () => void response.end(html.slice(end));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    sendRest: () => sendRest(),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
