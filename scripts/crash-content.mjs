import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { createChangeId, NoAnswerError } from './crash-client.mjs';

const SUBMISSION_PAUSE_MS = 500;

/** What was acknowledged, and so has to be there for ever. */
const acknowledged = { edits: new Map(), submissions: new Set(), releases: new Set() };
let owner;
let visitor;

/**
 * Kills an installation in the middle of edits, form submissions and publishes, every third time its database server too,
 * and looks after each start whether everything that was acknowledged is there.
 */
export async function crashContent(installation, rounds) {
  await installation.start();
  owner = await installation.owner();
  visitor = installation.visitor();
  const form = await prepareForm();
  for (let round = 1; round <= rounds; round += 1) {
    const isDatabaseKilled = round % 3 === 0;
    const count = await workUntilKilled(installation, form, isDatabaseKilled);
    await installation.start();
    await verify(form, round === rounds ? 'all' : 'last');
    process.stdout.write(
      `content, round ${round}: killed ${isDatabaseKilled ? 'with its database ' : ''}after ${count} acknowledgements; all there\n`,
    );
  }
  process.stdout.write(
    `\n${rounds} kills; ${acknowledged.edits.size} edits, ${acknowledged.submissions.size} submissions and ${acknowledged.releases.size} releases were acknowledged, none is missing.\n`,
  );
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

/** One that is sent with its fields alone, at once. */
function isForm({ data }) {
  return Array.isArray(data?.fields) && data.captcha !== true && data.needsConsent !== true;
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

async function workUntilKilled(installation, form, isDatabaseKilled) {
  const limit = randomInt(5, 45);
  let count = 0;
  let isKilled = false;
  const acknowledge = () => {
    count += 1;
    if (count < limit || isKilled) return;
    isKilled = true;
    installation.kill({ isDatabaseKilled });
  };
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
        if (answer.status !== 303)
          throw new Error(`The form answered ${answer.status}: ${answer.text.slice(-1_000)}`);
        acknowledged.submissions.add(token);
      }),
    ),
  ]);
  await installation.ended();
  return count;
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
