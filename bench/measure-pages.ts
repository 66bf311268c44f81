import { spawn, spawnSync } from 'node:child_process';
import { createServer } from 'node:http';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { RunningPortico } from '../e2e/support/start-portico.ts';
import { httpCall } from './http-call.ts';
import { measureMemory } from './measure-memory.ts';
import { measureRate } from './measure-rate.ts';
import type { OwnerClient } from './owner-client.ts';
import { median, type Measured } from './report.ts';
import { createSixtyBlockPage } from './sixty-block-page.ts';

const HOST = 'demo.localhost';
const ROUNDS = 5;
const SECONDS = 3;
const REPEATS = 40;

/** Cached pages against a bare server, uncached rendering, publish to live, memory. */
export async function measurePages(portico: RunningPortico, owner: OwnerClient): Promise<Measured[]> {
  const page = await httpCall(portico.port, HOST, '/', { headers: { 'accept-encoding': 'br' } });
  const idle = measureMemory(portico.process.pid ?? 0, portico.dataDir);
  const bare = await serveBare(page.body, page.headers);
  const nginx = await serveNginx(page.body);
  const rates = { portico: [] as number[], bare: [] as number[], nginx: [] as number[] };
  let loaded: number | null = null;
  for (let round = 0; round < ROUNDS; round += 1) {
    rates.bare.push((await measureRate(bare.port, HOST, '/', SECONDS)).requestsPerSecond);
    const running = measureRate(portico.port, HOST, '/', SECONDS);
    await wait((SECONDS * 1000) / 2);
    loaded = Math.max(loaded ?? 0, measureMemory(portico.process.pid ?? 0, portico.dataDir) ?? 0);
    rates.portico.push((await running).requestsPerSecond);
    if (nginx !== null)
      rates.nginx.push((await measureRate(nginx.port, HOST, '/', SECONDS)).requestsPerSecond);
  }
  bare.stop();
  nginx?.stop();
  const results: Measured[] = [
    {
      what: 'cached page against a bare Node server sending the same bytes',
      value: median(rates.portico) / median(rates.bare),
      unit: '×',
      target: { atLeast: 0.9 },
      note: `${Math.round(median(rates.portico))} and ${Math.round(median(rates.bare))} requests/s, ${page.body.length} bytes`,
    },
    ...(nginx === null
      ? []
      : [
          {
            what: 'cached page against nginx with the same static file',
            value: median(rates.portico) / median(rates.nginx),
            unit: '×',
            note: `nginx ${Math.round(median(rates.nginx))} requests/s`,
          },
        ]),
    ...(await measureRendering(portico, owner)),
  ];
  if (idle !== null && loaded !== null) {
    results.push(
      {
        what: 'memory of all processes, idle',
        value: idle,
        unit: 'MB',
        target: { atMost: 150 },
        note: 'proportional set size',
      },
      { what: 'memory of all processes under that load', value: loaded, unit: 'MB', target: { atMost: 250 } },
    );
  }
  return results;
}

async function measureRendering(portico: RunningPortico, owner: OwnerClient): Promise<Measured[]> {
  const page = await createSixtyBlockPage(owner, 'Bench sixty blocks');
  const live: number[] = [];
  const rendering: number[] = [];
  for (let repeat = 0; repeat < REPEATS; repeat += 1) {
    const title = `Bench ${repeat} ${Date.now()}`;
    const { version } = await owner.call<{ version: number }>('GET', `/api/documents/${page.documentId}`);
    const id = Date.now().toString(16).padStart(12, '0') + repeat.toString(16).padStart(12, '0');
    await owner.call('POST', `/api/documents/${page.documentId}/changes`, {
      clientId: id,
      changes: [
        {
          id,
          baseVersion: version,
          name: 'Rename',
          gestureId: id,
          operations: [{ op: 'set', id: 'settings', field: 'title', value: title }],
        },
      ],
    });
    const started = performance.now();
    await owner.call('POST', '/api/publish', { documentIds: [page.documentId] });
    for (;;) {
      const answer = await httpCall(portico.port, HOST, page.path);
      if (answer.body.toString().includes(title)) {
        live.push(performance.now() - started);
        const timing = /render;dur=([\d.]+)/.exec(String(answer.headers['server-timing'] ?? ''))?.[1];
        if (timing !== undefined) rendering.push(Number(timing));
        break;
      }
      if (performance.now() - started > 5000)
        throw new Error(`A publish was not live after 5 s: ${answer.status}`);
    }
  }
  return [
    {
      what: 'uncached render of a page with 60 mixed blocks, median',
      value: median(rendering),
      unit: 'ms',
      target: { atMost: 3 },
      note: `${rendering.length} renderings`,
    },
    {
      what: 'publish to live, median',
      value: median(live),
      unit: 'ms',
      target: { atMost: 100 },
      note: `slowest ${Math.round(Math.max(...live))} ms`,
    },
  ];
}

interface Served {
  readonly port: number;
  stop(): void;
}

/** A bare node:http server in a process of its own would share nothing; in this one it has a core to itself as well. */
function serveBare(
  body: Buffer,
  headers: Readonly<Record<string, string | string[] | undefined>>,
): Promise<Served> {
  const directory = mkdtempSync(join(tmpdir(), 'portico-bare-'));
  const kept = Object.fromEntries(
    Object.entries(headers).filter(
      ([name]) => !['date', 'connection', 'keep-alive', 'transfer-encoding'].includes(name),
    ),
  );
  writeFileSync(join(directory, 'body'), body);
  writeFileSync(join(directory, 'headers.json'), JSON.stringify(kept));
  const child = spawn(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { createServer } from 'node:http';
       import { readFileSync } from 'node:fs';
       const body = readFileSync('body');
       const headers = JSON.parse(readFileSync('headers.json', 'utf8'));
       const server = createServer((request, response) => { response.writeHead(200, headers); response.end(body); });
       server.listen(0, '127.0.0.1', () => console.log(server.address().port));`,
    ],
    { cwd: directory, stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, NODE_ENV: 'production' } },
  );
  return new Promise((resolve) => {
    child.stdout.once('data', (chunk: Buffer) =>
      resolve({
        port: Number(chunk.toString()),
        stop: () => {
          child.kill();
          rmSync(directory, { recursive: true, force: true });
        },
      }),
    );
  });
}

async function serveNginx(body: Buffer): Promise<Served | null> {
  if (spawnSync('nginx', ['-v']).status !== 0) return null;
  const directory = mkdtempSync(join(tmpdir(), 'portico-nginx-'));
  const port = await new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
  writeFileSync(join(directory, 'index.html'), body);
  writeFileSync(
    join(directory, 'nginx.conf'),
    `daemon off; pid ${directory}/pid; error_log ${directory}/error.log; worker_processes 1; events { worker_connections 512; }
     http { access_log off; client_body_temp_path ${directory}; proxy_temp_path ${directory}; fastcgi_temp_path ${directory};
       uwsgi_temp_path ${directory}; scgi_temp_path ${directory}; default_type text/html;
       server { listen 127.0.0.1:${port}; root ${directory}; add_header Content-Encoding br; } }`,
  );
  const child = spawn('nginx', ['-c', join(directory, 'nginx.conf'), '-p', directory], { stdio: 'ignore' });
  await wait(500);
  return {
    port,
    stop: () => {
      child.kill();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
