// Everything that can be said of the sources without running Portico: npm run check. With --no-tests fewer steps are
// done; --failed FILE writes the names of those that failed, as JSON.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { ensurePackages, findNode, ROOT } from './packages.mjs';
import { runChild, stopSignal } from './run-child.mjs';

ensurePackages();
const node = findNode();
const bin = (name) => path.join(ROOT, 'node_modules', '.bin', name);
const projects = ['domain', 'server', 'browser'].map((name) => `tsconfig.${name}.json`);

const STEPS = [
  // A lockfile that lacks other platforms' packages installs where they are already there, and nowhere else.
  {
    name: 'lockfile',
    command: ['npm', 'ci', '--dry-run', '--ignore-scripts', '--offline', '--loglevel=error'],
  },
  { name: 'format', command: [bin('oxfmt'), '--check', '.'] },
  { name: 'lint', command: [bin('oxlint'), '--type-aware', '.'] },
  ...[...projects, 'tsconfig.json'].map((project) => ({
    name: `types (${project})`,
    // Several threads work much out several times, and the tests beside them keep all processors busy.
    command: [bin('tsc'), '-p', project, '--singleThreaded'],
  })),
  { name: 'imports', command: [node, 'scripts/check-imports.mjs'] },
  { name: 'texts outside of messages', command: [node, 'scripts/check-literal-texts.mjs'] },
  { name: 'casts', command: [node, 'scripts/check-casts.mjs'] },
  { name: 'fractions of amounts', command: [node, 'scripts/check-money.mjs'] },
  { name: 'exports without a use', command: [bin('knip'), '--production', '--no-progress'] },
  { name: 'regular expressions', command: [node, 'scripts/check-regexes.mjs'] },
  { name: 'file sizes', command: [node, 'scripts/check-file-sizes.mjs'] },
  { name: 'unit tests', command: [bin('vitest'), 'run', '--project', 'unit*'], isTest: true },
];

const skipsTests = process.argv.includes('--no-tests');
const environment = {
  ...process.env,
  PATH: `${path.join(ROOT, 'node_modules', '.bin')}${path.delimiter}${process.env.PATH}`,
  // The compiler and what lints by types would spend a quarter of their time on collecting what is given back at the end.
  GOGC: process.env.GOGC ?? '400',
};
const failed = [];
for (const step of STEPS) {
  if (stopSignal() !== null) break;
  if (step.isTest && skipsTests) continue;
  process.stdout.write(`\n── ${step.name}\n`);
  const [program, ...args] = step.command;
  const status = await runChild(program, args, {
    cwd: ROOT,
    env: environment,
    shell: program === 'npm' && process.platform === 'win32',
  });
  if (status !== 0) failed.push(step.name);
}
if (stopSignal() === null) report();

function report() {
  const failedAt = process.argv.indexOf('--failed');
  if (failedAt !== -1) writeFileSync(process.argv[failedAt + 1], JSON.stringify(failed));
  process.stdout.write(failed.length === 0 ? '\nAll checks passed.\n' : `\nFailed: ${failed.join(', ')}\n`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}
