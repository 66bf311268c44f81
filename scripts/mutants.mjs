// How many small changes of the code its unit tests notice: npm run mutants -- src/domain/roles. Takes files and folders;
// ends with an error where the share is below 80 %. The report lies in .cache/mutants/report.html.
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import path from 'node:path';
import { ensurePackages, findNode, ROOT } from './packages.mjs';

const places = process.argv.slice(2);
if (places.length === 0) {
  console.error('Say what is to be changed: npm run mutants -- src/domain/roles');
  process.exit(2);
}
ensurePackages();
const patterns = places.flatMap((place) => {
  const inside = path.relative(ROOT, path.resolve(place));
  return statSync(path.join(ROOT, inside)).isDirectory()
    ? [`${inside}/**/*.ts`, `${inside}/**/*.tsx`]
    : [inside];
});
const { status } = spawnSync(
  findNode(),
  [
    path.join(ROOT, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js'),
    'run',
    '--mutate',
    [...patterns, '!src/**/*.test.ts', '!src/**/*.test.tsx', '!src/**/testing/**'].join(','),
  ],
  { cwd: ROOT, stdio: 'inherit' },
);
process.exit(status ?? 1);
