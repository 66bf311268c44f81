// Nothing is cast to an id, and nothing through unknown: ids are branded where they enter (`idSchema`, rows of tables,
// `isId`), and JSON is assignable as it is. What is named here has its reason in a comment beside it.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { castsIn } from './casts.mjs';
import { ROOT } from './packages.mjs';

const TEST = /\.test\.tsx?$|\.d\.ts$|\/(?:testing|fixtures)\//;
/** Where ids are made. */
const MAKES_IDS = new Set(['src/lib/id.ts']);
/** Types of others that say less than what is there, and unions that TypeScript cannot tell apart: one cast each. */
const THROUGH_UNKNOWN = new Set([
  'src/blocks/registry.ts',
  'src/compose/block-draft.ts',
  'src/editor/canvas-ui/overlay-boxes.ts',
  'src/editor/canvas/canvas-overlay.tsx',
  'src/editor/threads/thread-pins.tsx',
  'src/editor/saved-parts/save-part-dialog.tsx',
  'src/lib/bounded-list.ts',
  'src/server/platform/http/ready-response.ts',
  'src/visitor/behaviour-environment.ts',
  'src/visitor/load-chunk.ts',
]);

const faults = [];
const used = new Set();
for (const file of sourceFiles('src')) {
  const casts = castsIn(readFileSync(path.join(ROOT, file), 'utf8'));
  for (const { line, kind } of casts) {
    const isAllowed = kind === 'id' ? MAKES_IDS.has(file) : THROUGH_UNKNOWN.has(file) && !used.has(file);
    if (isAllowed) used.add(file);
    else faults.push(`${file}:${line} ${kind === 'id' ? 'casts to an id' : 'casts through unknown'}`);
  }
}
for (const file of [...MAKES_IDS, ...THROUGH_UNKNOWN]) {
  if (!used.has(file)) faults.push(`${file} casts nothing any more: take it out of scripts/check-casts.mjs`);
}

if (faults.length > 0) {
  process.stdout.write(`${faults.join('\n')}\n`);
  process.exit(1);
}
process.stdout.write(`No casts to ids, and through unknown in ${THROUGH_UNKNOWN.size} places only.\n`);

function sourceFiles(folder) {
  return readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return sourceFiles(name);
    return /\.tsx?$/.test(name) && !TEST.test(name) ? [name] : [];
  });
}
