// npm test: everything. Installs what is missing, then checks, tests without and with a database, builds, and tests in
// a real browser. The last lines name what failed, in all steps, and give the sum: of a log that was cut to its end
// they are what is left.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { failedInPlaywright, failedInVitest, failedLines } from './failed-tests.mjs';
import { ensurePackages, findNode, ROOT } from './packages.mjs';

const RESULTS = path.join(ROOT, 'test-results');
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

const total = { passed: 0, failed: 0 };
const failedTests = [];
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

step('check', check);
step('unit', () => vitest('unit'));
step('database', () => vitest('database'));
step('build', () => byExit(run(node, ['scripts/build.mjs'])));
step('components in the browser', () => (chromium === null ? WITHOUT_BROWSER : vitest('browser')));
step('journeys in the browser', () => (chromium === null ? WITHOUT_BROWSER : playwright()));

const lines = failedLines(failedTests);
if (lines.length > 0) process.stdout.write(`\n━━ what failed\n${lines.join('\n')}\n`);
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = total.failed === 0 ? 0 : 1;

function step(name, work) {
  process.stdout.write(`\n━━ ${name}\n`);
  const { passed, tests } = work();
  total.passed += passed;
  // What passed when it was tried again is counted as passed.
  total.failed += tests.filter(({ isFlaky }) => !isFlaky).length;
  failedTests.push(...tests.map((test) => ({ step: name, ...test })));
}

function run(program, args) {
  return spawnSync(program, args, { cwd: ROOT, stdio: 'inherit', env: environment }).status ?? 1;
}

function byExit(status) {
  return status === 0 ? { passed: 1, tests: [] } : { passed: 0, tests: [failedRun(status)] };
}

function failedRun(status) {
  return { name: 'the whole step', reason: `It ended with exit code ${status}.`, isFlaky: false };
}

function check() {
  const output = path.join(RESULTS, 'check.json');
  const status = run(node, ['scripts/check.mjs', '--no-tests', '--failed', output]);
  return byReport(output, status, (failed) => ({
    passed: failed.length === 0 ? 1 : 0,
    tests: failed.map((name) => ({ name, reason: 'See what it says above.', isFlaky: false })),
  }));
}

function vitest(project) {
  const output = path.join(RESULTS, `${project}.json`);
  const status = run(path.join(bin, 'vitest'), [
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${output}`,
  ]);
  return byReport(output, status, (report) => ({
    passed: report.numPassedTests,
    tests: failedInVitest(report, ROOT),
  }));
}

function playwright() {
  const status = run(path.join(bin, 'playwright'), ['test']);
  return byReport(path.join(RESULTS, 'e2e.json'), status, (report) => ({
    passed: report.stats.expected + report.stats.flaky,
    tests: failedInPlaywright(report),
  }));
}

/** A run that ended badly failed, whatever its report says. */
function byReport(file, status, read) {
  let outcome = { passed: 0, tests: [] };
  try {
    outcome = read(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    process.stdout.write(`There is no report of this run: ${error.message}\n`);
  }
  if (status === 0 || outcome.tests.some(({ isFlaky }) => !isFlaky)) return outcome;
  return { ...outcome, tests: [...outcome.tests, failedRun(status)] };
}
