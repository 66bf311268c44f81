import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { RunningPortico } from '../e2e/support/start-portico.ts';
import { httpCall } from './http-call.ts';
import { measureMemory } from './measure-memory.ts';
import { measureRendering } from './measure-rendering.ts';
import { GENERATOR, measureRate } from './measure-rate.ts';
import type { OwnerClient } from './owner-client.ts';
import { median, type Measured } from './report.ts';
import { serveNginx } from './serve-nginx.ts';
import type { Served } from './served.ts';
import { untilIdle } from './until-idle.ts';

const HOST = 'demo.localhost';
const ROUNDS = 5;
const SECONDS = 3;
/** After this the connections of the start are closed. */
const IDLE_AFTER_MS = 12_000;

/** Cached pages against a bare server, uncached rendering, publish to live, memory. */
export async function measurePages(portico: RunningPortico, owner: OwnerClient): Promise<Measured[]> {
  const page = await httpCall(portico.port, HOST, '/', { headers: { 'accept-encoding': 'br' } });
  await wait(IDLE_AFTER_MS);
  await untilIdle(portico.process.pid ?? 0);
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
      note: `${Math.round(median(rates.portico))} and ${Math.round(median(rates.bare))} requests/s, ${page.body.length} bytes, ${GENERATOR}`,
    },
    ...(nginx === null
      ? []
      : [
          {
            what: 'cached page against nginx with the same static file',
            value: median(rates.portico) / median(rates.nginx),
            unit: '×',
            note: `nginx ${Math.round(median(rates.nginx))} requests/s, one worker, file handles kept open`,
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
        note: 'proportional set size, once the start is done and one page was shown',
      },
      { what: 'memory of all processes under that load', value: loaded, unit: 'MB', target: { atMost: 250 } },
    );
  }
  return results;
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
