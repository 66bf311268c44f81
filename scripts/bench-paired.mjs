// Measures two versions in turns: `npm run bench:paired -- main pages starter --rounds 3`. What else the machine does
// falls on both alike, so that the ratios tell a change of some per cent where figures of different hours do not.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { giveUp, ROOT } from './packages.mjs';

const DEFAULT_ROUNDS = 3;
const RESULTS = path.join('bench', 'results', 'latest.json');

const { ref, rounds, chosen } = readArguments(process.argv.slice(2));
const folder = mkdtempSync(path.join(tmpdir(), 'portico-before-'));
const before = path.join(folder, 'checkout');
run('git', ['worktree', 'add', '--detach', before, ref], ROOT);
try {
  run('npm', ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund'], before);
  // The first round of each builds what is stale.
  const figures = new Map();
  for (let round = 0; round < rounds; round += 1) {
    // Who begins takes turns, too.
    const sides = round % 2 === 0 ? ['before', 'after'] : ['after', 'before'];
    for (const side of sides) collect(figures, side, measure(side === 'before' ? before : ROOT));
  }
  console.table([...figures].map(([what, each]) => rowOf(what, each)));
} finally {
  run('git', ['worktree', 'remove', '--force', before], ROOT);
  rmSync(folder, { recursive: true, force: true });
}

function readArguments(args) {
  const at = args.indexOf('--rounds');
  const given = at === -1 ? DEFAULT_ROUNDS : Number(args[at + 1]);
  const rest = (at === -1 ? args : args.toSpliced(at, 2)).filter((each) => each !== '--');
  const [name, ...names] = rest;
  if (name === undefined || names.length === 0 || !Number.isInteger(given) || given < 1) {
    giveUp('How to use it: npm run bench:paired -- REF pages … [--rounds 3]');
  }
  return { ref: name, rounds: given, chosen: names };
}

function run(command, args, cwd) {
  const { status, error } = spawnSync(command, args, {
    cwd,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed: ${error?.message ?? status}`);
}

/** The figures of one run; targets that are not met are no matter here. */
function measure(checkout) {
  const results = path.join(checkout, RESULTS);
  rmSync(results, { force: true });
  spawnSync(process.execPath, ['scripts/bench.mjs', ...chosen], { cwd: checkout, stdio: 'inherit' });
  if (!existsSync(results)) throw new Error(`Nothing was measured in ${checkout}: see the messages above.`);
  return JSON.parse(readFileSync(results, 'utf8')).measured;
}

function collect(figures, side, measured) {
  for (const { what, value, unit } of measured) {
    if (value === null) continue;
    const known = figures.get(what) ?? { unit, before: [], after: [] };
    known[side].push(value);
    figures.set(what, known);
  }
}

function rowOf(what, { unit, before: were, after: are }) {
  const [was, is] = [median(were), median(are)];
  const ratios = were.slice(0, are.length).map((value, round) => are[round] / value);
  return {
    what,
    before: shown(was, unit),
    after: shown(is, unit),
    'after : before': shown(median(ratios), '×'),
    rounds: ratios.map((ratio) => ratio.toFixed(2)).join(' '),
  };
}

function shown(value, unit) {
  return Number.isNaN(value) ? 'not measured' : `${Number(value.toPrecision(4))} ${unit}`.trim();
}

function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
