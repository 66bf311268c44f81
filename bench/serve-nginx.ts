import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { httpCall } from './http-call.ts';
import type { Served } from './served.ts';

const READY_LIMIT_MS = 5000;

/** nginx with these bytes as its index page, as a busy site would set it up; null where nginx is not installed. */
export async function serveNginx(body: Buffer): Promise<Served | null> {
  if (spawnSync('nginx', ['-v']).status !== 0) return null;
  const directory = mkdtempSync(join(tmpdir(), 'portico-nginx-'));
  const port = await freePort();
  writeFileSync(join(directory, 'index.html'), body);
  writeFileSync(join(directory, 'nginx.conf'), configuration(directory, port));
  const child = spawn('nginx', ['-c', join(directory, 'nginx.conf'), '-p', directory], { stdio: 'ignore' });
  const stop = (): void => {
    child.kill();
    rmSync(directory, { recursive: true, force: true });
  };
  const deadline = performance.now() + READY_LIMIT_MS;
  for (;;) {
    const answer = await httpCall(port, 'localhost', '/').catch(() => null);
    if (answer?.status === 200 && answer.body.equals(body)) return { port, stop };
    if (performance.now() > deadline) {
      stop();
      throw new Error(`nginx did not serve the page: ${answer?.status ?? 'no answer'}`);
    }
    await wait(50);
  }
}

function configuration(directory: string, port: number): string {
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  return `${user} daemon off; pid ${directory}/pid; error_log ${directory}/error.log; worker_processes 1;
    events { worker_connections 512; }
    http {
      access_log off; sendfile on; tcp_nopush on; keepalive_requests 10000000; open_file_cache max=100;
      client_body_temp_path ${directory}/t; proxy_temp_path ${directory}/t; fastcgi_temp_path ${directory}/t;
      uwsgi_temp_path ${directory}/t; scgi_temp_path ${directory}/t; default_type text/html;
      server { listen 127.0.0.1:${port}; root ${directory}; add_header Content-Encoding br; }
    }`;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
