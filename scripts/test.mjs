// npm test: everything. Installs what is missing, then checks, tests without and with a database, builds, and tests in
// a real browser. The last line gives the sum.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { ensurePackages, findNode, ROOT } from './packages.mjs';

const RESULTS = path.join(ROOT, 'test-results');

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
const failedSteps = [];
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

step('check', () => countExit(run(node, ['scripts/check.mjs', '--no-tests'])));
step('unit', () => vitest('unit'));
step('database', () => vitest('database'));
step('build', () => countExit(run(node, ['scripts/build.mjs'])));
step('components in the browser', () => (chromium === null ? { passed: 0, failed: 1 } : vitest('browser')));
step('journeys in the browser', () => (chromium === null ? { passed: 0, failed: 1 } : playwright()));

if (failedSteps.length > 0) process.stdout.write(`\nFailed: ${failedSteps.join(', ')}\n`);
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = total.failed === 0 ? 0 : 1;

function step(name, work) {
  process.stdout.write(`\n━━ ${name}\n`);
  const counts = work();
  total.passed += counts.passed;
  total.failed += counts.failed;
  if (counts.failed > 0) failedSteps.push(name);
}

function run(program, args) {
  return spawnSync(program, args, { cwd: ROOT, stdio: 'inherit', env: environment }).status ?? 1;
}

function countExit(status) {
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
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
  return countResults(output, status, (result) => ({
    passed: result.numPassedTests,
    // A file that cannot be loaded has no tests that could fail.
    failed: result.numFailedTests + result.testResults.filter(isBrokenFile).length,
  }));
}

function isBrokenFile(file) {
  return file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed');
}

function playwright() {
  const status = run(path.join(bin, 'playwright'), ['test']);
  return countResults(path.join(RESULTS, 'e2e.json'), status, ({ stats, errors }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
  }));
}

/** A run that ended badly failed, whatever its report says. */
function countResults(file, status, read) {
  let counts = { passed: 0, failed: 0 };
  try {
    counts = read(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    process.stdout.write(`There is no report of this run: ${error.message}\n`);
  }
  if (status !== 0 && counts.failed === 0) counts.failed = 1;
  return counts;
}
