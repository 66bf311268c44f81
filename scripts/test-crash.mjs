// Kills Portico 25 times in the middle of edits, form submissions and publishes, every third time its database server
// too, and looks after each start whether everything that was acknowledged is there.
import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ensureBuild } from './build.mjs';
import { createChangeId, createClient, NoAnswerError } from './crash-client.mjs';
import { ensurePackages, findNode, ROOT } from './packages.mjs';

const ROUNDS = Number(process.env.CRASH_ROUNDS ?? 25);
const START_LIMIT_MS = 60_000;
const SUBMISSION_PAUSE_MS = 500;
const OWNER = { email: 'owner@example.org', password: 'crash-test-password' };

ensurePackages();
const node = findNode();
ensureBuild(node);
const dataDir = mkdtempSync(path.join(tmpdir(), 'portico-crash-'));
const port = await freePort();
const owner = createClient(port, `demo.app.localhost:${port}`);
const visitor = createClient(port, `demo.localhost:${port}`);

/** What was acknowledged, and so has to be there for ever. */
const acknowledged = { edits: new Map(), submissions: new Set(), releases: new Set() };
let server = null;

try {
  server = await start();
  await owner.call('POST', '/api/auth/Login', OWNER);
  const form = await prepareForm();
  for (let round = 1; round <= ROUNDS; round += 1) {
    const isDatabaseKilled = round % 3 === 0;
    const count = await workUntilKilled(form, isDatabaseKilled);
    server = await start();
    await verify(form, round === ROUNDS ? 'all' : 'last');
    process.stdout.write(
      `round ${round}: killed ${isDatabaseKilled ? 'with its database ' : ''}after ${count} acknowledgements; all there\n`,
    );
  }
  process.stdout.write(
    `\n${ROUNDS} kills; ${acknowledged.edits.size} edits, ${acknowledged.submissions.size} submissions and ${acknowledged.releases.size} releases were acknowledged, none is missing.\n`,
  );
} finally {
  if (server !== null && server.exitCode === null) {
    server.kill('SIGTERM');
    await once(server, 'exit');
  }
  rmSync(dataDir, { recursive: true, force: true });
}

async function start() {
  const child = spawn(node, [path.join(ROOT, 'dist', 'server', 'main.js')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      TRUST_PROXY: 'loopback',
      PORTICO_OWNER_EMAIL: OWNER.email,
      PORTICO_OWNER_PASSWORD: OWNER.password,
    },
  });
  const deadline = Date.now() + START_LIMIT_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`Portico ended with ${child.exitCode} instead of starting`);
    const answer = await visitor.send('GET', '/readyz').catch(() => null);
    if (answer?.status === 200) return child;
    await wait(50);
  }
  child.kill('SIGKILL');
  throw new Error('Portico did not start');
}

/** Gives a form of the demo site one field for a text, and publishes it. */
async function prepareForm() {
  const { entries } = await owner.call('GET', '/api/content');
  for (const { documentId } of entries) {
    const page = await owner.call('GET', `/api/documents/${documentId}`);
    const block = Object.values(page.records).find((record) => record.type === 'block' && isForm(record));
    if (block === undefined) continue;
    const form = { documentId, blockId: block.id, version: page.version };
    const field = { ...block.data.fields[0], id: 'token', kind: 'text', title: 'Token', required: false };
    await edit(form, 'fields', [field]);
    await owner.call('POST', '/api/publish', { documentIds: 'all' });
    return form;
  }
  throw new Error('The demo site has no form');
}

function isForm(record) {
  return Array.isArray(record.data?.fields);
}

async function edit(form, field, value) {
  const { results, rejected } = await owner.call('POST', `/api/documents/${form.documentId}/changes`, {
    clientId: createChangeId(),
    changes: [
      {
        id: createChangeId(),
        baseVersion: form.version,
        name: 'Edit form',
        gestureId: createChangeId(),
        operations: [{ op: 'set', id: form.blockId, field: `data.${field}`, value }],
      },
    ],
  });
  if (results.length !== 1) throw new Error(`An edit was refused: ${JSON.stringify(rejected)}`);
  form.version = results[0].version;
  return results[0].version;
}

async function workUntilKilled(form, isDatabaseKilled) {
  const limit = randomInt(5, 45);
  let count = 0;
  let isKilled = false;
  const acknowledge = () => {
    count += 1;
    if (count < limit || isKilled) return;
    isKilled = true;
    if (isDatabaseKilled) process.kill(databasePid(), 'SIGKILL');
    server.kill('SIGKILL');
  };
  const ended = once(server, 'exit');
  const until = async (work) => {
    while (!isKilled) {
      try {
        await work();
        acknowledge();
      } catch (error) {
        if (!(error instanceof NoAnswerError)) throw error;
        if (isKilled) return;
      }
    }
  };
  await Promise.all([
    until(async () => {
      const text = `Send ${createChangeId()}`;
      acknowledged.edits.set(await edit(form, 'submitText', text), text);
    }),
    until(async () => {
      const { release } = await owner.call('POST', '/api/publish', { documentIds: 'all' });
      if (release !== null) acknowledged.releases.add(release.number);
    }),
    ...[1, 2].map(() =>
      until(async () => {
        const token = createChangeId();
        const answer = await visitor.send('POST', `/api/form/submit/${form.documentId}/${form.blockId}`, {
          form: { [`${form.blockId}-token`]: token },
        });
        if (answer.status === 503 || answer.status === 500) throw new NoAnswerError('form');
        if (answer.status === 429) {
          // A site takes only so many in ten minutes; edits and publishes go on.
          await wait(SUBMISSION_PAUSE_MS);
          throw new NoAnswerError('form');
        }
        if (answer.status !== 303) throw new Error(`The form answered ${answer.status}: ${answer.text}`);
        acknowledged.submissions.add(token);
      }),
    ),
  ]);
  await ended;
  return count;
}

function databasePid() {
  return Number(
    readFileSync(path.join(dataDir, 'postgres', 'data', 'postmaster.pid'), 'utf8').split('\n')[0],
  );
}

/** After each kill what is new is looked for, at the end everything. */
async function verify(form, scope) {
  const page = await owner.call('GET', `/api/documents/${form.documentId}`);
  form.version = page.version;
  const chosen = (values) => (scope === 'all' ? [...values] : [...values].slice(-60));
  for (const [version, text] of chosen(acknowledged.edits)) {
    const { records } = await owner.call('GET', `/api/documents/${form.documentId}/versions/${version}`);
    expect(records[form.blockId].data.submitText === text, `edit ${version}`);
  }
  for (const token of chosen(acknowledged.submissions)) {
    const { total } = await owner.call('GET', `/api/forms/submissions?search=${token}`);
    expect(total === 1, `submission ${token} (${total} times)`);
  }
  const known = await releaseNumbers();
  for (const number of acknowledged.releases) expect(known.has(number), `release ${number}`);
  const live = await visitor.send('GET', '/');
  expect(live.status === 200, `the home page (${live.status})`);
}

async function releaseNumbers() {
  const numbers = new Set();
  let before = null;
  do {
    const query = before === null ? '' : `?before=${before}`;
    const { releases, next } = await owner.call('GET', `/api/releases${query}`);
    for (const { number } of releases) numbers.add(number);
    before = next;
  } while (before !== null);
  return numbers;
}

function expect(isThere, what) {
  if (!isThere) throw new Error(`Lost although it was acknowledged: ${what}`);
}

async function freePort() {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const { port: found } = probe.address();
  probe.close();
  return found;
}
