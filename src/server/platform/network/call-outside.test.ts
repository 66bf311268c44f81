import { createServer, request, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { createOutsideCaller, type CallOutside } from './call-outside.ts';

const servers: Server[] = [];
const LIMITS = { timeoutMs: 5_000, maxBytes: 1_000 };

/** Of this machine, all but one address may be called. */
const callLocally = createOutsideCaller({ isRefused: (address) => address === '127.0.0.2', proxies: null });

async function serve(
  answer: Parameters<typeof createServer>[1],
  host = '127.0.0.1',
): Promise<{ readonly port: number; readonly asked: string[] }> {
  const asked: string[] = [];
  const server = createServer((incoming, response) => {
    asked.push(`${incoming.method} ${incoming.url}`);
    answer?.(incoming, response);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  return { port: (server.address() as AddressInfo).port, asked };
}

async function reasonOf(call: CallOutside, url: string, given: Partial<Parameters<CallOutside>[1]> = {}) {
  try {
    const { body } = await call(url, { ...LIMITS, ...given });
    return await text(body);
  } catch (error) {
    return (error as Error).message;
  }
}

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

describe('a call to an address that a person entered [PLAT-74]', () => {
  it('is answered with status and body', async () => {
    const { port } = await serve((_incoming, response) => response.writeHead(404).end('gone'));
    const answer = await callLocally(`http://127.0.0.1:${port}/`, LIMITS);
    expect([answer.status, await text(answer.body)]).toEqual([404, 'gone']);
  });

  it('reaches no address of this machine or its network, by number or by name', async () => {
    const { port, asked } = await serve((_incoming, response) => response.end('secret'));
    const call = createOutsideCaller({ proxies: null });
    for (const host of ['127.0.0.1', '[::1]', '0.0.0.0', '[::ffff:127.0.0.1]', '2130706433', '0x7f.1']) {
      expect(await reasonOf(call, `http://${host}:${port}/`)).toBe('The address is in a private network.');
    }
    expect(await reasonOf(call, `http://localhost:${port}/`)).toBe('The address is in a private network.');
    expect(await reasonOf(call, 'http://169.254.169.254/latest/meta-data/')).toBe(
      'The address is in a private network.',
    );
    expect(asked).toEqual([]);
  });

  it.each(['ftp://example.com/', 'file:///etc/passwd', 'javascript:alert(1)', 'nothing'])(
    'takes http and https only: %s',
    async (url) => {
      expect(await reasonOf(callLocally, url)).toBe('The address is not valid.');
    },
  );

  it('follows three redirects, not four', async () => {
    const { port, asked } = await serve((incoming, response) => {
      const left = Number(incoming.url?.slice(1));
      if (left === 0) response.end('there');
      else response.writeHead(302, { location: `/${left - 1}` }).end();
    });
    expect(await reasonOf(callLocally, `http://127.0.0.1:${port}/3`)).toBe('there');
    expect(await reasonOf(callLocally, `http://127.0.0.1:${port}/4`)).toBe(
      'The address redirects too often.',
    );
    expect(asked.at(-1)).toBe('GET /1');
  });

  it('checks where a redirect leads, and tells another server no headers', async () => {
    const inner = await serve((_incoming, response) => response.end('secret'), '127.0.0.2');
    const other = await serve((incoming, response) => response.end(incoming.headers['x-key'] ?? 'no key'));
    const { port } = await serve((incoming, response) => {
      const to = incoming.url === '/inner' ? `127.0.0.2:${inner.port}` : `127.0.0.1:${other.port}`;
      response.writeHead(307, { location: `http://${to}/` }).end();
    });
    expect(await reasonOf(callLocally, `http://127.0.0.1:${port}/inner`)).toBe(
      'The address is in a private network.',
    );
    expect(inner.asked).toEqual([]);
    expect(await reasonOf(callLocally, `http://127.0.0.1:${port}/`, { headers: { 'x-key': 'k' } })).toBe(
      'no key',
    );
  });

  it('sends a body once: a POST is not redirected', async () => {
    const { port, asked } = await serve((_incoming, response) =>
      response.writeHead(307, { location: '/again' }).end('moved'),
    );
    const call = { method: 'POST', body: 'a=1' } as const;
    expect(await reasonOf(callLocally, `http://127.0.0.1:${port}/`, call)).toBe('moved');
    expect(asked).toEqual(['POST /']);
  });

  it('reads as many bytes as are allowed, and not one more', async () => {
    const { port } = await serve((incoming, response) =>
      response.end('x'.repeat(Number(incoming.url?.slice(1)))),
    );
    expect(await reasonOf(callLocally, `http://127.0.0.1:${port}/1000`)).toHaveLength(1_000);
    expect(await reasonOf(callLocally, `http://127.0.0.1:${port}/1001`)).toBe('The answer is too large.');
  });

  it('waits as long as is allowed, for the head of an answer and for its end', async () => {
    const { port } = await serve((incoming, response) => {
      if (incoming.url === '/body') response.write('begun');
    });
    const call = { timeoutMs: 100 };
    expect(await reasonOf(callLocally, `http://127.0.0.1:${port}/head`, call)).toBe(
      'The server does not answer.',
    );
    expect(await reasonOf(callLocally, `http://127.0.0.1:${port}/body`, call)).not.toBe('begun');
  });

  it('says when nobody listens', async () => {
    const { port } = await serve(() => undefined);
    const [server] = servers.splice(0);
    await new Promise((resolve) => server?.close(resolve));
    expect(await reasonOf(callLocally, `http://127.0.0.1:${port}/`)).toBe(
      'The server refused the connection.',
    );
  });

  it('leaves through the proxy of the installation', async () => {
    const target = await serve((_incoming, response) => response.end('there'));
    const proxy = await serve((incoming, response) => {
      const url = new URL(incoming.url ?? '', 'http://proxy');
      request({ host: '127.0.0.1', port: target.port, path: url.pathname }, (answer) =>
        answer.pipe(response),
      ).end();
    });
    servers.at(-1)?.on('connect', (_incoming, socket) => {
      const onward = connect(target.port, '127.0.0.1', () => {
        socket.write('HTTP/1.1 200 OK\r\n\r\n');
        onward.pipe(socket);
        socket.pipe(onward);
      });
    });
    const call = createOutsideCaller({ proxies: { HTTP_PROXY: `http://127.0.0.1:${proxy.port}` } });
    expect(await reasonOf(call, 'http://shop.example/a')).toBe('there');
    expect(await reasonOf(call, 'http://10.0.0.1/a')).toBe('The address is in a private network.');
  });
});
