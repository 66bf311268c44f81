import { createServer, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { endEmptyRequest } from './empty-request.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** What a server answers to all that is sent on one connection, and what was heard of its requests. */
async function talk(sent: string, answers: number): Promise<{ text: string; heard: string[] }> {
  const heard: string[] = [];
  const listen = (request: IncomingMessage) => {
    for (const event of ['end', 'close', 'aborted', 'error'])
      request.on(event, () => heard.push(`${event} of ${request.url}`));
  };
  const server = createServer((request, response) => {
    endEmptyRequest(request);
    listen(request);
    response.end(`answer to ${request.url};`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  closing.push(() => {
    socket.destroy();
    server.close();
  });
  socket.write(sent);
  const text = await new Promise<string>((resolve, reject) => {
    let all = '';
    socket.on('data', (bytes: Buffer) => {
      all += bytes.toString('latin1');
      if (all.split('answer to').length > answers) resolve(all);
    });
    socket.once('error', reject);
  });
  return { text, heard };
}

it('ends requests without a body, so that nothing is heard of them, and their connection goes on', async () => {
  const ask = (path: string) => `GET ${path} HTTP/1.1\r\nhost: a\r\n\r\n`;
  const { text, heard } = await talk(ask('/1') + ask('/2') + ask('/3'), 3);
  expect(text.match(/answer to [^;]*/g)).toEqual(['answer to /1', 'answer to /2', 'answer to /3']);
  expect(heard).toEqual([]);
});

it.each([
  ['of a length', 'content-length: 31\r\n\r\nGET /in-body HTTP/1.1\r\na: b\r\n\r\n'],
  ['in chunks', 'transfer-encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n'],
])('reads a body %s, which is no request', async (_which, rest) => {
  const sent = `GET /1 HTTP/1.1\r\nhost: a\r\n${rest}GET /2 HTTP/1.1\r\nhost: a\r\n\r\n`;
  const { text, heard } = await talk(sent, 2);
  expect(text.match(/answer to [^;]*/g)).toEqual(['answer to /1', 'answer to /2']);
  expect(heard).toContain('end of /1');
  expect(heard).not.toContain('end of /2');
});
