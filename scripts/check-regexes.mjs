// Refuses regular expressions whose time grows faster than the text they read: one such pattern lets a stranger keep
// the process busy with a text of a few thousand characters. Every literal of the sources is judged by recheck; what
// was found to be safe is remembered in node_modules/.cache.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { parseSync } from 'vite';
import { ALLOWED_LITERALS, BUILT_PATTERNS } from './allowed-regexes.mjs';
import { ROOT } from './packages.mjs';

const CHECKER_VERSION = JSON.parse(
  readFileSync(path.join(ROOT, 'node_modules', 'recheck', 'package.json'), 'utf8'),
).version;
const CACHE_FILE = path.join(
  ROOT,
  'node_modules',
  '.cache',
  'portico',
  `judged-regexes-${CHECKER_VERSION}.json`,
);
const MAX_WORKERS = 4;

const faults = [];
/** By source and flags: where a literal stands. */
const occurrences = new Map();
/** By file: the lines that build a pattern. */
const built = new Map();
const unusedLiterals = new Set(
  Object.entries(ALLOWED_LITERALS).flatMap(([file, sources]) =>
    Object.keys(sources).map((source) => `${file} ${source}`),
  ),
);

for (const file of sourceFiles()) readPatterns(file);
for (const file of new Set([...Object.keys(BUILT_PATTERNS), ...built.keys()])) {
  const lines = built.get(file) ?? [];
  const allowed = BUILT_PATTERNS[file]?.count ?? 0;
  if (lines.length > allowed) {
    const list = lines.map((line) => `${file}:${line}`).join(', ');
    faults.push(
      `${list}: ${lines.length} patterns are built, allowed are ${allowed}: write a literal, or say in allowed-regexes.mjs why not`,
    );
  } else if (lines.length < allowed) {
    faults.push(`scripts/allowed-regexes.mjs: ${file} builds ${lines.length} patterns, not ${allowed}`);
  }
}
for (const name of unusedLiterals) faults.push(`scripts/allowed-regexes.mjs: ${name} is not there any more`);

const known = knownAsSafe();
const open = [...occurrences.keys()].filter((key) => !known.has(key));
const verdicts = await judge(open);
for (const [key, fault] of verdicts) {
  if (fault === null) known.add(key);
  else {
    for (const { file, line } of occurrences.get(key)) {
      faults.push(`${file}:${line} ${key} ${fault}`);
    }
  }
}
mkdirSync(path.dirname(CACHE_FILE), { recursive: true });
writeFileSync(CACHE_FILE, JSON.stringify([...known].filter((key) => occurrences.has(key))));

if (faults.length > 0) {
  process.stdout.write(`${faults.join('\n')}\n`);
  process.exit(1);
}
process.stdout.write(
  `${occurrences.size} regular expressions, ${open.length} of them new; their time grows with the text, and no faster.\n`,
);

function sourceFiles() {
  return readdirSync(path.join(ROOT, 'src'), { recursive: true })
    .map((name) => `src/${name.replaceAll(path.sep, '/')}`)
    .filter(
      (name) =>
        /\.tsx?$/.test(name) && !/\.(?:test|d)\.tsx?$|\.(?:db|browser)\.test\.|\/testing\//.test(name),
    )
    .toSorted();
}

function readPatterns(file) {
  const text = readFileSync(path.join(ROOT, file), 'utf8');
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) faults.push(`${file} cannot be read: ${errors[0].message}`);
  visit(program, (node) => {
    const line = text.slice(0, node.start).split('\n').length;
    if (node.type === 'Literal' && node.regex !== undefined) addLiteral(file, line, node.regex);
    else if (/^(?:New|Call)Expression$/.test(node.type) && node.callee.name === 'RegExp') {
      built.set(file, [...(built.get(file) ?? []), line]);
    }
  });
}

function addLiteral(file, line, { pattern, flags }) {
  if (ALLOWED_LITERALS[file]?.[pattern] !== undefined) {
    unusedLiterals.delete(`${file} ${pattern}`);
    return;
  }
  const key = `/${pattern}/${flags}`;
  occurrences.set(key, [...(occurrences.get(key) ?? []), { file, line }]);
}

function visit(node, look) {
  if (node === null || typeof node !== 'object') return;
  if (typeof node.type === 'string') look(node);
  for (const child of Object.values(node)) {
    if (Array.isArray(child)) for (const each of child) visit(each, look);
    else visit(child, look);
  }
}

function knownAsSafe() {
  try {
    return new Set(JSON.parse(readFileSync(CACHE_FILE, 'utf8')));
  } catch {
    // There is none yet, or it cannot be read: everything is judged anew.
    return new Set();
  }
}

/** The verdicts on patterns: null for safe ones, else what is wrong. Each worker takes the next one when it is done. */
async function judge(keys) {
  const found = new Map();
  const waiting = [...keys];
  const count = Math.min(MAX_WORKERS, availableParallelism(), Math.ceil(keys.length / 5));
  await Promise.all(
    Array.from({ length: count }, () => {
      const worker = new Worker(path.join(ROOT, 'scripts', 'judge-regex.mjs'));
      return new Promise((resolve, reject) => {
        const next = () => {
          const key = waiting.pop();
          if (key === undefined) resolve(worker.terminate());
          else worker.postMessage(key);
        };
        worker.on('message', ({ key, fault }) => {
          found.set(key, fault);
          next();
        });
        worker.on('error', reject);
        next();
      });
    }),
  );
  return found;
}
