import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from '@playwright/test';
import { editFromDashboard, openEditor, startEditing } from '../flows/editor.ts';
import { untilSent } from '../flows/until-sent.ts';
import { startPortico, type RunningPortico } from '../support/start-portico.ts';
import { ACTIONS, leaveAll, type MonkeyAction } from './actions.ts';
import { canvasState, differences } from './canvas-state.ts';
import { createRandom, type Random } from './random.ts';

// Two windows of one site do random things; what each shows afterwards is what the page shows that is opened afresh.
// `npm run test:monkey -- --minutes 10 --seed 7` does the same things again, as far as two windows can.
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '5' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});
const minutes = Number(values.minutes);
const seed = Number(values.seed);
if (!(minutes > 0) || !Number.isInteger(seed)) {
  process.stderr.write('Usage: npm run test:monkey -- --minutes N --seed S (a whole number)\n');
  process.exit(2);
}

const ACTIONS_PER_ROUND = 20;
const COMPARED_WITHIN_MS = 15_000;
const OWNER = { email: 'owner@example.com', password: 'a long monkey password' };
const PICTURES = 'test-results/monkey';

const random = createRandom(seed);
const log: string[] = [];
const faults: string[] = [];
const portico = await startPortico({
  env: { PORTICO_OWNER_EMAIL: OWNER.email, PORTICO_OWNER_PASSWORD: OWNER.password, LOG_LEVEL: 'error' },
});
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
let rounds = 0;
let done = 0;
let skipped = 0;
try {
  const people = [await openWindow(browser, portico, 'A'), await openWindow(browser, portico, 'B')] as const;
  const until = performance.now() + minutes * 60_000;
  while (performance.now() < until && faults.length === 0) {
    for (let count = 0; count < ACTIONS_PER_ROUND && faults.length === 0; count += 1) {
      const person = random.pick(people);
      const action = choose(random);
      log.push(`${person.name} ${action.name}`);
      try {
        await action.act(person.page, random);
        done += 1;
      } catch (error) {
        // What is not there, or is covered, cannot be pressed; a person would do something else.
        skipped += 1;
        log.push(`  not possible: ${String(error).split('\n')[0] ?? ''}`);
      }
    }
    rounds += 1;
    await compare(people.map(({ page }) => page));
  }
  if (faults.length > 0) {
    mkdirSync(PICTURES, { recursive: true });
    for (const { name, page } of people) await page.screenshot({ path: `${PICTURES}/${seed}-${name}.png` });
  }
} finally {
  await browser.close();
  await portico.remove();
}
process.stdout.write(
  `Seed ${seed}: ${done} actions in ${rounds} rounds, ${skipped} not possible, ${faults.length} faults.\n`,
);
if (faults.length > 0) {
  process.stdout.write(`\nThe last actions:\n${log.slice(-60).join('\n')}\n\n${faults.join('\n')}\n`);
  process.stdout.write(`\nPictures are in ${PICTURES}.\n`);
  process.exitCode = 1;
}

interface Person {
  readonly name: string;
  readonly page: Page;
}

async function openWindow(of: Browser, running: RunningPortico, name: string): Promise<Person> {
  const context = await of.newContext({ viewport: { width: 1440, height: 900 } });
  context.setDefaultTimeout(15_000);
  const page = await context.newPage();
  page.on('pageerror', (error) => faults.push(`${name}: ${error.stack ?? error.message}`));
  page.on('response', (answer) => {
    if (answer.status() >= 500) faults.push(`${name}: ${answer.status()} of ${answer.url()}`);
  });
  await page.goto(running.dashboardUrl('/'));
  await page.getByLabel('Email').fill(OWNER.email);
  await page.getByLabel('Password', { exact: true }).fill(OWNER.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: /sites/i }).first().waitFor();
  await editFromDashboard(page, running);
  return { name, page };
}

function choose(from: Random): MonkeyAction {
  const total = ACTIONS.reduce((sum, { weight }) => sum + weight, 0);
  let left = from.next() * total;
  return ACTIONS.find(({ weight }) => (left -= weight) < 0) ?? from.pick(ACTIONS);
}

/** Both windows come to rest; a third one opens the page of each afresh. */
async function compare(pages: readonly Page[]): Promise<void> {
  for (const page of pages) {
    await page.context().setOffline(false);
    await leaveAll(page);
    await startEditing(page);
  }
  for (const page of pages) await untilSent(page);
  for (const [index, page] of pages.entries()) {
    const path = new URL(page.url()).searchParams.get('frameUrl') ?? '/';
    const fresh = await page.context().newPage();
    await openEditor(fresh, portico, 'demo', path);
    const deadline = performance.now() + COMPARED_WITHIN_MS;
    for (;;) {
      const lines = differences(await canvasState(page), await canvasState(fresh));
      if (lines.length === 0) break;
      if (performance.now() > deadline) {
        faults.push(`${path} in window ${index} (-) and afresh (+):\n${lines.join('\n')}`);
        break;
      }
      await fresh.waitForTimeout(250);
    }
    await fresh.close();
  }
}
