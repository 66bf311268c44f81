// Files that one can take in: 500 lines, tests 800. Tables of data are as long as they are.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './packages.mjs';

const FOLDERS = ['src', 'scripts', 'bench', 'e2e'];
const LIMIT = 500;
const TEST_LIMIT = 800;
/** Mostly one literal: texts, tables, catalogues. */
const DATA =
  /(^|\/)(fixtures|data)\/|\.data\.ts$|\/(fonts|font-metrics|countries|languages)\.ts$|^src\/server\/templates\/[^/]+\/content\.ts$/;

const tooLong = FOLDERS.flatMap(files).flatMap((file) => {
  if (DATA.test(file)) return [];
  const lines = readFileSync(path.join(ROOT, file), 'utf8').split('\n').length - 1;
  const limit = /\.(test|e2e)\.tsx?$/.test(file) ? TEST_LIMIT : LIMIT;
  return lines > limit ? [`${file} has ${lines} lines; the limit is ${limit}`] : [];
});

if (tooLong.length > 0) {
  process.stdout.write(`${tooLong.join('\n')}\n`);
  process.exit(1);
}
process.stdout.write('No file is too long.\n');

function files(folder) {
  return readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return files(name);
    return /\.(tsx?|mjs|css)$/.test(entry.name) ? [name] : [];
  });
}
