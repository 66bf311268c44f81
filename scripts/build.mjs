import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findNode, giveUp, ROOT } from './packages.mjs';

const DIST = path.join(ROOT, 'dist');
const STAMP = path.join(DIST, 'sources.sha256');
/** What Node kept of the server of before (`server-environment.mjs`). */
const COMPILED = path.join(DIST, 'compiled');
const LOCK = path.join(ROOT, 'node_modules', '.portico-build');
const SOURCES = [
  'src',
  'vite.config.ts',
  'editor-chunks.config.ts',
  'messages.config.ts',
  'package.json',
  'package-lock.json',
  'scripts/build.mjs',
  'scripts/compress-assets.mjs',
  'scripts/build-gazetteer.mjs',
  'scripts/build-world.mjs',
  'scripts/world',
  'scripts/gazetteer-names.mjs',
];
const LOCK_POLL_MS = 200;
const KEPT_BUILDS_MS = 24 * 60 * 60 * 1000;

/** Builds where the sources are not those of the last build. Of several processes one builds, the others wait. */
export function ensureBuild(node) {
  if (isFresh()) return;
  takeLock();
  try {
    if (!isFresh()) build(node);
  } finally {
    rmSync(LOCK, { recursive: true, force: true });
  }
}

function build(node) {
  process.stdout.write('Building …\n');
  const stamp = fingerprint();
  const started = Date.now();
  rmSync(STAMP, { force: true });
  rmSync(COMPILED, { recursive: true, force: true });
  run(node, [
    path.join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js'),
    'build',
    '--app',
    '--logLevel',
    'warn',
  ]);
  run(node, [path.join(ROOT, 'scripts', 'build-world.mjs')]);
  run(node, [path.join(ROOT, 'scripts', 'compress-assets.mjs')]);
  run(node, [path.join(ROOT, 'scripts', 'build-gazetteer.mjs')]);
  removeOldAssets(started - KEPT_BUILDS_MS);
  writeFileSync(STAMP, stamp);
}

function run(node, args) {
  const { status } = spawnSync(node, args, {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) giveUp('Building failed: see the messages above.');
}

function isFresh() {
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprint();
}

/** Names, sizes and times are enough, and 50 times faster to read than the contents. */
function fingerprint() {
  const hash = createHash('sha256');
  const visit = (name) => {
    const file = path.join(ROOT, name);
    const facts = statSync(file, { throwIfNoEntry: false });
    if (!facts) return;
    if (facts.isDirectory()) for (const entry of readdirSync(file).sort()) visit(`${name}/${entry}`);
    else if (!/\.test\.tsx?$/.test(name)) hash.update(`${name} ${facts.size} ${facts.mtimeMs}\n`);
  };
  for (const name of SOURCES) visit(name);
  return hash.digest('hex');
}

/** Pages that were open during an update may still ask for the files of the build before. */
function removeOldAssets(before) {
  const assets = path.join(DIST, 'assets');
  for (const entry of readdirSync(assets, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isFile() && statSync(file).mtimeMs < before) rmSync(file);
  }
}

function takeLock() {
  for (;;) {
    try {
      mkdirSync(LOCK);
      writeFileSync(path.join(LOCK, 'pid'), String(process.pid));
      return;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    if (!isHeld()) rmSync(LOCK, { recursive: true, force: true });
    else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LOCK_POLL_MS);
  }
}

function isHeld() {
  try {
    const pid = Number(readFileSync(path.join(LOCK, 'pid'), 'utf8'));
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Just made and not written yet, or its process is gone.
    return (
      error.code === 'ENOENT' &&
      Date.now() - (statSync(LOCK, { throwIfNoEntry: false })?.mtimeMs ?? 0) < 5_000
    );
  }
}

if (process.argv[1] === import.meta.filename) ensureBuild(findNode());
