import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { RunningPortico } from '../e2e/support/start-portico.ts';
import { httpCall, type Answer } from './http-call.ts';
import { measureFileMemory, measureMemory } from './measure-memory.ts';
import { measureRendering } from './measure-rendering.ts';
import { HAS_WRK, measureRate } from './measure-rate.ts';
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
const TO_BARE = 'cached page against a bare Node server sending the same bytes';
const TO_NGINX = 'cached page against one worker of nginx with the same static file';
const AT_LEAST = { bare: 0.9, nginx: 0.5 } as const;

/** Cached pages against a bare server and nginx, uncached rendering, publish to live, memory. */
export async function measurePages(portico: RunningPortico, owner: OwnerClient): Promise<Measured[]> {
  const pid = portico.process.pid ?? 0;
  const ask = () => httpCall(portico.port, HOST, '/', { headers: { 'accept-encoding': 'br' } });
  await ask();
  await wait(IDLE_AFTER_MS);
  await untilIdle(portico);
  const idle = measureMemory(pid, portico.dataDir);
  const files = measureFileMemory(pid, portico.dataDir);
  const rates = await measureRates(portico.port, await ask());
  // A load of its own: what measures memory takes from what is measured beside it.
  const load = HAS_WRK ? measureRate(portico.port, HOST, '/', SECONDS) : null;
  await wait((SECONDS * 1000) / 2);
  const loaded = load === null ? null : measureMemory(pid, portico.dataDir);
  await load;
  const results: Measured[] = [...rates, ...(await measureRendering(portico, owner))];
  if (idle === null) return results;
  results.push({
    what: 'memory of all processes, idle',
    value: idle,
    unit: 'MB',
    target: { atMost: 150 },
    note: `proportional set size, once the start is done and one page was shown; ${files === null ? 'programs are shared' : `${files.counted.toFixed(0)} MB of it are pages of programs, ${files.alone.toFixed(0)} MB if no other Node process shared them`}`,
  });
  results.push({
    what: 'memory of all processes under a load of cached pages',
    value: loaded,
    unit: 'MB',
    target: { atMost: 250 },
    ...(loaded === null ? { note: 'needs wrk: apt-get install wrk' } : {}),
  });
  return results;
}

/** Rounds in turns, so that what else the machine does falls on all alike. */
async function measureRates(port: number, page: Answer): Promise<Measured[]> {
  const nginx = await serveNginx(page.body);
  const missing = [...(HAS_WRK ? [] : ['wrk']), ...(nginx === null ? ['nginx'] : [])];
  const hint = `needs ${missing.join(' and ')}: apt-get install ${missing.join(' ')}`;
  const unmeasured = { value: null, unit: '×', note: hint };
  if (!HAS_WRK) {
    nginx?.stop();
    return [
      { ...unmeasured, what: TO_BARE, target: { atLeast: AT_LEAST.bare } },
      { ...unmeasured, what: TO_NGINX, target: { atLeast: AT_LEAST.nginx } },
    ];
  }
  const bare = await serveBare(page.body, page.headers);
  const rateOf = async (of: number) => (await measureRate(of, HOST, '/', SECONDS)).requestsPerSecond;
  const rates = { portico: [] as number[], bare: [] as number[], nginx: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    rates.bare.push(await rateOf(bare.port));
    rates.portico.push(await rateOf(port));
    if (nginx !== null) rates.nginx.push(await rateOf(nginx.port));
  }
  bare.stop();
  nginx?.stop();
  const of = { portico: median(rates.portico), bare: median(rates.bare), nginx: median(rates.nginx) };
  return [
    {
      what: TO_BARE,
      value: of.portico / of.bare,
      unit: '×',
      target: { atLeast: AT_LEAST.bare },
      note: `${Math.round(of.portico)} and ${Math.round(of.bare)} requests/s, ${page.body.length} bytes`,
    },
    nginx === null
      ? { ...unmeasured, what: TO_NGINX, target: { atLeast: AT_LEAST.nginx } }
      : {
          what: TO_NGINX,
          value: of.portico / of.nginx,
          unit: '×',
          target: { atLeast: AT_LEAST.nginx },
          note: `nginx ${Math.round(of.nginx)} requests/s, file handles kept open; bare Node ${(of.bare / of.nginx).toFixed(2)} ×`,
        },
  ];
}

/** What is of Portico's own making, or of Node's, and no part of the page. */
const NOT_OF_THE_PAGE: ReadonlySet<string> = new Set([
  'date',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'x-request-id',
  'cache-tag',
  'server-timing',
]);

/** A bare node:http server in a process of its own would share nothing; in this one it has a core to itself as well. */
function serveBare(
  body: Buffer,
  headers: Readonly<Record<string, string | string[] | undefined>>,
): Promise<Served> {
  const directory = mkdtempSync(join(tmpdir(), 'portico-bare-'));
  const kept = Object.fromEntries(Object.entries(headers).filter(([name]) => !NOT_OF_THE_PAGE.has(name)));
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
