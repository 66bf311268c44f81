// Restarts two processes of Portico one after the other, five times, behind a proxy that asks which of them is ready,
// while 16 visitors ask for pages. No request may fail: the proxy repeats none.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, createServer as createHttpServer, request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ensureBuild } from './build.mjs';
import { ensurePackages, findNode, ROOT } from './packages.mjs';

const ROUNDS = 5;
const VISITORS = 16;
const START_LIMIT_MS = 60_000;
const PROBE_EVERY_MS = 250;
const HOST = 'demo.localhost';
const PATHS = ['/', '/contact', '/work', '/no-such-page'];

ensurePackages();
const node = findNode();
ensureBuild(node);
const dataDir = mkdtempSync(path.join(tmpdir(), 'portico-rolling-'));
/** Processes behind the proxy. */
const backends = [];
const failures = [];
let answered = 0;
let isOver = false;
let turn = 0;

try {
  for (let index = 0; index < 2; index += 1) backends.push(await startBackend());
  const probing = probe();
  const proxy = createHttpServer(forward).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const visitors = Array.from({ length: VISITORS }, (_unused, index) => visit(proxy.address().port, index));
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const backend of backends) {
      backend.child.kill('SIGTERM');
      await once(backend.child, 'exit');
      Object.assign(backend, await startBackend());
      await wait(500);
    }
    process.stdout.write(`round ${round}: ${answered} answers, ${failures.length} failures\n`);
  }
  isOver = true;
  await Promise.all([...visitors, probing]);
  proxy.closeAllConnections();
  proxy.close();
  for (const failure of failures.slice(0, 20)) process.stdout.write(`${failure}\n`);
  process.stdout.write(
    `\n${ROUNDS * 2} restarts; ${answered} requests were answered, ${failures.length} failed.\n`,
  );
  process.exitCode = failures.length === 0 ? 0 : 1;
} finally {
  for (const { child } of backends) {
    if (child.exitCode !== null) continue;
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  rmSync(dataDir, { recursive: true, force: true });
}

async function startBackend() {
  const port = await freePort();
  const child = spawn(node, [path.join(ROOT, 'dist', 'server', 'main.js')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      TRUST_PROXY: 'loopback',
    },
  });
  const backend = { port, child, isReady: false, agent: new Agent({ keepAlive: true }) };
  const deadline = Date.now() + START_LIMIT_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`Portico ended with ${child.exitCode} instead of starting`);
    if (await isReady(port)) return { ...backend, isReady: true };
    await wait(50);
  }
  child.kill('SIGKILL');
  throw new Error('Portico did not start');
}

/** As proxies do: a backend that says it is not ready gets nothing new. */
async function probe() {
  while (!isOver) {
    await Promise.all(
      backends.map(async (backend) => {
        const { port } = backend;
        const answer = await isReady(port);
        if (backend.port === port) backend.isReady = answer;
      }),
    );
    await wait(PROBE_EVERY_MS);
  }
}

function isReady(port) {
  return new Promise((resolve) => {
    request({ port, host: '127.0.0.1', path: '/readyz', headers: { host: HOST } }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    })
      .on('error', () => resolve(false))
      .end();
  });
}

function forward(incoming, outgoing) {
  const ready = backends.filter((backend) => backend.isReady);
  const backend = ready[turn++ % ready.length];
  if (backend === undefined) return void outgoing.writeHead(502).end('nobody is ready');
  request(
    {
      port: backend.port,
      host: '127.0.0.1',
      path: incoming.url,
      method: incoming.method,
      headers: { ...incoming.headers, 'x-forwarded-for': incoming.socket.remoteAddress },
      agent: backend.agent,
    },
    (response) => {
      outgoing.writeHead(response.statusCode, response.headers);
      response.pipe(outgoing);
      response.on('error', () => outgoing.destroy());
    },
  )
    .on('error', (error) =>
      outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end(error.message),
    )
    .end();
}

async function visit(port, index) {
  for (let count = index; !isOver; count += 1) {
    // Every third page is one that no cache has.
    const address = `${PATHS[count % PATHS.length]}${count % 3 === 0 ? `?n=${index}-${count}` : ''}`;
    try {
      const { status, body } = await get(port, address);
      const expected = address.startsWith('/no-such-page') ? 404 : 200;
      if (status !== expected || !body.includes('</html>'))
        failures.push(`${address}: ${status} ${body.slice(0, 80)}`);
      else answered += 1;
    } catch (error) {
      failures.push(`${address}: ${error.message}`);
    }
    await wait(10);
  }
}

function get(port, address) {
  return new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', path: address, headers: { host: HOST } }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (chunk) => (body += chunk));
      response.on('error', reject);
      response.on('end', () => resolve({ status: response.statusCode, body }));
    })
      .on('error', reject)
      .end();
  });
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  return port;
}
