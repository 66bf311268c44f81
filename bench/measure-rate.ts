import { spawn } from 'node:child_process';

export interface Rate {
  readonly requestsPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly errors: number;
}

/**
 * Requests per second of a URL, asked by 32 connections from a process of its own, as fast as they are answered or at
 * the rate given.
 * The host is asked by address, with the name in the Host header, so that no name service is involved.
 */
export function measureRate(
  port: number,
  host: string,
  path: string,
  seconds: number,
  perSecond?: number,
): Promise<Rate> {
  const script = new URL('../node_modules/autocannon/autocannon.js', import.meta.url).pathname;
  const child = spawn(
    process.execPath,
    [
      script,
      '-c',
      '32',
      '-d',
      String(seconds),
      '-j',
      ...(perSecond === undefined ? [] : ['-R', String(perSecond)]),
      '-H',
      `Host: ${host}`,
      '-H',
      'Accept-Encoding: br',
      `http://127.0.0.1:${port}${path}`,
    ],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('exit', () => {
      const result = JSON.parse(output) as {
        requests: { average: number };
        latency: { p50: number; p99: number };
        errors: number;
        non2xx: number;
      };
      resolve({
        requestsPerSecond: result.requests.average,
        p50Ms: result.latency.p50,
        p99Ms: result.latency.p99,
        errors: result.errors + result.non2xx,
      });
    });
    child.once('error', reject);
  });
}
