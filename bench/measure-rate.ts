import { spawn, spawnSync } from 'node:child_process';

export interface Rate {
  readonly requestsPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly errors: number;
}

const CONNECTIONS = 32;

/** Whether wrk is there: a generator that is slower than what it asks makes every ratio 1. */
export const HAS_WRK = spawnSync('wrk', ['-v']).error === undefined;

/**
 * Requests per second of a URL, asked by 32 connections from a process of its own as fast as they are answered, by wrk.
 * The host is asked by address, with the name in the Host header, so that no name service is involved.
 */
export function measureRate(port: number, host: string, path: string, seconds: number): Promise<Rate> {
  return rateByWrk(urlOf(port, path), host, seconds);
}

/** The same at a rate that is given, where the time of an answer is what is asked for. */
export function measureAtRate(
  port: number,
  host: string,
  path: string,
  seconds: number,
  perSecond: number,
): Promise<Rate> {
  return rateByAutocannon(urlOf(port, path), host, seconds, perSecond);
}

function urlOf(port: number, path: string): string {
  return `http://127.0.0.1:${port}${path}`;
}

async function rateByWrk(url: string, host: string, seconds: number): Promise<Rate> {
  const script = new URL('wrk-report.lua', import.meta.url).pathname;
  const output = await outputOf('wrk', [
    '-t1',
    `-c${CONNECTIONS}`,
    `-d${seconds}s`,
    `-s${script}`,
    `-HHost: ${host}`,
    '-HAccept-Encoding: br',
    url,
  ]);
  const found = JSON.parse(output.trim().split('\n').at(-1) ?? '') as {
    requests: number;
    microseconds: number;
    p50: number;
    p99: number;
    errors: number;
  };
  return {
    requestsPerSecond: found.requests / (found.microseconds / 1e6),
    p50Ms: found.p50 / 1000,
    p99Ms: found.p99 / 1000,
    errors: found.errors,
  };
}

async function rateByAutocannon(
  url: string,
  host: string,
  seconds: number,
  perSecond: number,
): Promise<Rate> {
  const output = await outputOf(process.execPath, [
    new URL('../node_modules/autocannon/autocannon.js', import.meta.url).pathname,
    '-j',
    '-c',
    String(CONNECTIONS),
    '-d',
    String(seconds),
    '-R',
    String(perSecond),
    '-H',
    `Host: ${host}`,
    '-H',
    'Accept-Encoding: br',
    url,
  ]);
  const result = JSON.parse(output) as {
    requests: { average: number };
    latency: { p50: number; p99: number };
    errors: number;
    non2xx: number;
  };
  return {
    requestsPerSecond: result.requests.average,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    errors: result.errors + result.non2xx,
  };
}

function outputOf(command: string, args: readonly string[]): Promise<string> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('close', () => resolve(output));
    child.once('error', reject);
  });
}
