import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { createClient } from './crash-client.mjs';
import { ROOT } from './packages.mjs';

const START_LIMIT_MS = 60_000;
export const OWNER = { email: 'owner@example.org', password: 'crash-test-password' };

/** An installation of its own that is killed and started again; its demo site is the one that is worked on. */
export class CrashInstallation {
  #node;
  #dataDir = mkdtempSync(path.join(tmpdir(), 'portico-crash-'));
  #server = null;
  /** What its process is told beside its own settings. */
  environment = {};

  constructor(node) {
    this.#node = node;
  }

  async start() {
    this.port ??= await freePort();
    const child = spawn(this.#node, [path.join(ROOT, 'dist', 'server', 'main.js')], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PORT: String(this.port),
        DATA_DIR: this.#dataDir,
        LOG_LEVEL: 'error',
        TRUST_PROXY: 'loopback',
        PORTICO_OWNER_EMAIL: OWNER.email,
        PORTICO_OWNER_PASSWORD: OWNER.password,
        ...this.environment,
      },
    });
    this.#server = child;
    const probe = this.visitor();
    const deadline = Date.now() + START_LIMIT_MS;
    while (Date.now() < deadline) {
      if (child.exitCode !== null)
        throw new Error(`Portico ended with ${child.exitCode} instead of starting`);
      const answer = await probe.send('GET', '/readyz').catch(() => null);
      if (answer?.status === 200) return;
      await wait(50);
    }
    child.kill('SIGKILL');
    throw new Error('Portico did not start');
  }

  /** A browser that has seen nothing of the site yet. */
  visitor() {
    return createClient(this.port, `demo.localhost:${this.port}`);
  }

  /** The owner of the site, signed in. */
  async owner() {
    const owner = createClient(this.port, `demo.app.localhost:${this.port}`);
    await owner.call('POST', '/api/auth/Login', OWNER);
    return owner;
  }

  /** A connection to its database, beside the server. */
  async connect() {
    const [, , , port, folder] = this.#postmaster();
    const client = new pg.Client({ host: folder, port: Number(port), user: 'portico', database: 'portico' });
    // The database may be killed, too.
    client.on('error', () => null);
    await client.connect();
    return client;
  }

  /** At once, from here on; `ended` says when it is gone. */
  kill({ isDatabaseKilled }) {
    if (isDatabaseKilled) process.kill(Number(this.#postmaster()[0]), 'SIGKILL');
    this.#server.kill('SIGKILL');
  }

  async ended() {
    if (this.#server.exitCode === null && this.#server.signalCode === null) await once(this.#server, 'exit');
  }

  /** Stops it as an operator does. */
  async stop() {
    if (this.#server === null || this.#server.exitCode !== null || this.#server.signalCode !== null) return;
    this.#server.kill('SIGTERM');
    await this.ended();
  }

  async remove() {
    await this.stop();
    rmSync(this.#dataDir, { recursive: true, force: true });
  }

  /** The lines of what the database server says of itself. */
  #postmaster() {
    return readFileSync(path.join(this.#dataDir, 'postgres', 'data', 'postmaster.pid'), 'utf8').split('\n');
  }
}

async function freePort() {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const { port: found } = probe.address();
  probe.close();
  return found;
}
