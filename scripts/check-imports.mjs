// Checks import directions, cycles, where SQL stands, and what visitors' browsers would load.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { featureCycles } from './floor-rules.mjs';
import { FLOORS } from './import-floors.mjs';
import { importFault, isForbiddenForVisitors, isTest, isVisitorEntry } from './import-rules.mjs';
import { ROOT } from './packages.mjs';
import { sqlFault } from './sql-rules.mjs';

const aliases = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')).imports;
const faults = [];
const graph = new Map();

for (const file of sourceFiles('src')) graph.set(file, importsOf(file));
for (const [file, imports] of graph) {
  for (const { target, isType, line } of imports) {
    const fault = importFault(file, target, isType);
    if (fault !== null) faults.push(`${file}:${line} ${fault} (${target})`);
    if (target.startsWith('src/') && !/\.\w+(\?\w+)?$/.test(target))
      faults.push(`${file}:${line} names no file ending (${target})`);
  }
}
faults.push(...findCycles(), ...findFeatureCycles(), ...findVisitorFaults());

if (faults.length > 0) {
  process.stdout.write(`${[...new Set(faults)].join('\n')}\n`);
  process.exit(1);
}
process.stdout.write(`${graph.size} files, import directions as they should be, no cycles.\n`);

function sourceFiles(folder) {
  return readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return sourceFiles(name);
    return /\.tsx?$/.test(entry.name) && !entry.name.endsWith('.d.ts') ? [name] : [];
  });
}

function importsOf(file) {
  const text = readFileSync(path.join(ROOT, file), 'utf8');
  const sql = sqlFault(file, text);
  if (sql !== null) faults.push(`${file}:${sql.line} ${sql.reason}`);
  const { module, errors } = parseSync(file, text);
  if (errors.length > 0) faults.push(`${file} cannot be read: ${errors[0].message}`);
  const found = [];
  const add = (specifier, offset, isType) => {
    const line = text.slice(0, offset).split('\n').length;
    found.push({ target: resolve(file, specifier), isType, line });
  };
  for (const one of module.staticImports) {
    const isType = one.entries.length > 0 && one.entries.every((entry) => entry.isType);
    add(one.moduleRequest.value, one.start, isType);
  }
  for (const one of module.staticExports) {
    for (const entry of one.entries) {
      if (entry.moduleRequest) add(entry.moduleRequest.value, entry.start, entry.isType);
    }
  }
  for (const one of module.dynamicImports) {
    const specifier = text.slice(one.moduleRequest.start, one.moduleRequest.end);
    if (/^['"`]/.test(specifier)) add(specifier.slice(1, -1), one.start, false);
  }
  return found;
}

function resolve(file, specifier) {
  const plain = specifier.replace(/\?\w+$/, '');
  if (plain.startsWith('.')) return path.posix.join(path.posix.dirname(file), plain);
  const alias = Object.keys(aliases).find((key) => plain.startsWith(key.slice(0, -1)));
  if (alias && plain.startsWith('#')) {
    return path.posix.join(aliases[alias].slice(0, -1), plain.slice(alias.length - 1));
  }
  return plain;
}

/** Types included: a cycle of types is still two files that cannot be understood one by one. */
function findCycles() {
  const state = new Map();
  const cycles = [];
  const visit = (file, trail) => {
    if (state.get(file) === 'done') return;
    if (state.get(file) === 'open') {
      cycles.push(`cycle: ${[...trail.slice(trail.indexOf(file)), file].join(' → ')}`);
      return;
    }
    state.set(file, 'open');
    for (const { target } of graph.get(file) ?? []) if (graph.has(target)) visit(target, [...trail, file]);
    state.set(file, 'done');
  };
  for (const file of graph.keys()) visit(file, []);
  return cycles;
}

function findFeatureCycles() {
  const imports = [...graph].flatMap(([from, targets]) =>
    isTest(from) ? [] : targets.map(({ target, line }) => ({ from, to: target, line })),
  );
  return featureCycles(imports.filter(({ from }) => from.split('/')[1] in FLOORS));
}

/** Follows what is really loaded, so that no detour brings zod or React into the visitor's runtime. */
function findVisitorFaults() {
  const found = [];
  for (const entry of graph.keys()) {
    if (!isVisitorEntry(entry)) continue;
    const seen = new Set();
    const visit = (file, trail) => {
      if (seen.has(file)) return;
      seen.add(file);
      for (const { target, isType } of graph.get(file) ?? []) {
        if (isType) continue;
        if (isForbiddenForVisitors(target)) found.push(`${[...trail, file].join(' → ')} loads ${target}`);
        else if (graph.has(target)) visit(target, [...trail, file]);
        else if (
          target.startsWith('src/') &&
          statSync(path.join(ROOT, target), { throwIfNoEntry: false }) === undefined
        ) {
          found.push(`${file} imports ${target}, which does not exist`);
        }
      }
    };
    visit(entry, []);
  }
  return found;
}
