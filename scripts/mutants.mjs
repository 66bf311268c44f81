// How many small changes of the code the tests beside it notice: npm run mutants -- src/domain/roles. Takes files and
// folders; ends with an error where the share is below 80 %. The report lies in .cache/mutants/report.html. What a run
// found is kept and taken over by the next one over the same paths, for mutants whose code and tests have not changed;
// --force tries all again.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import path from 'node:path';
import { ensurePackages, findNode, ROOT } from './packages.mjs';

const paths = process.argv
  .slice(2)
  .filter((argument) => argument !== '--force')
  .map((file) => path.relative(ROOT, path.resolve(file)));
if (paths.length === 0) {
  console.error('Say what is to be changed: npm run mutants -- src/domain/roles');
  process.exit(2);
}
ensurePackages();
const isFolder = (file) => statSync(path.join(ROOT, file)).isDirectory();
const code = paths.flatMap((file) => (isFolder(file) ? [`${file}/**/*.ts`, `${file}/**/*.tsx`] : [file]));
// Tests elsewhere reach the code too, and would take hours; what they alone notice counts as not noticed.
const folders = new Set(paths.map((file) => (isFolder(file) ? file : path.dirname(file))));
const tests = [...folders].map((folder) => `${folder}/**/*.test.{ts,tsx}`);
const found = createHash('sha256').update(paths.join(' ')).digest('hex').slice(0, 16);
const { status } = spawnSync(
  findNode(),
  [
    path.join(ROOT, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js'),
    'run',
    '--mutate',
    [...code, '!src/**/*.test.ts', '!src/**/*.test.tsx', '!src/**/testing/**'].join(','),
    '--incremental',
    '--incrementalFile',
    `.cache/mutants/found/${found}.json`,
    ...(process.argv.includes('--force') ? ['--force'] : []),
  ],
  // Its own --testFiles switches mutants on after the code has been loaded, too late for those in constants of a file.
  { cwd: ROOT, stdio: 'inherit', env: { ...process.env, MUTANTS_TESTS: tests.join(' ') } },
);
process.exit(status ?? 1);
