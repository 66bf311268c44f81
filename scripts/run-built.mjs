import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ensureBuild } from './build.mjs';
import { ensurePackages, findNode, ROOT } from './packages.mjs';
import { SERVER_ENVIRONMENT } from './server-environment.mjs';

/** Of V8: young objects get little room, which keeps the memory of an idle server low and costs no speed here. */
const SERVER_FLAGS = readJson('server-flags.json');

const LOOK_AT_PARENT_EVERY_MS = 1_000;

/** Installs and builds what is missing, then becomes a built program of the server. */
export function runBuilt(program, args) {
  // Known before the build, in which it may end already.
  const parent = process.ppid;
  ensurePackages();
  const node = findNode();
  ensureBuild(node);
  const env = { ...SERVER_ENVIRONMENT, ...process.env, NODE_ENV: 'production' };
  const command = [...SERVER_FLAGS, path.join(ROOT, 'dist', 'server', program), ...args];
  if (typeof process.execve === 'function') {
    // One process less to keep in memory, and signals reach the server itself.
    process.removeAllListeners('warning');
    process.execve(node, [node, ...command], { ...env, PORTICO_PARENT_PID: String(parent) });
  }
  // An older Node, of the very first start: this process stays, and is the parent that the server looks at.
  const child = spawn(node, command, {
    stdio: 'inherit',
    env: { ...env, PORTICO_PARENT_PID: String(process.pid) },
  });
  let isTold = false;
  const tell = (signal) => {
    isTold = true;
    child.kill(signal);
  };
  if (process.env.npm_lifecycle_event === 'start') {
    const timer = setInterval(() => {
      if (process.ppid === parent) return;
      clearInterval(timer);
      // A second signal would end it at once, and leave its database running.
      if (!isTold) tell('SIGTERM');
    }, LOOK_AT_PARENT_EVERY_MS).unref();
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => tell(signal));
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}

function readJson(name) {
  return JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));
}
