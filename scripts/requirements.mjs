// Lists the requirement ids that no passing test names. `npm run requirements -- FORM LINK` limits it to areas.
// Reads the results that `npm test` leaves in test-results/; runs the unit tests where there are none.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

const RESULTS = 'test-results';
const REQUIREMENTS = 'docs/requirements';
const ROW = /^\| ([A-Z]+-\d+) \|\s*(.*?)\s*\|/;

const areas = process.argv.slice(2).map((area) => area.toUpperCase());
const rows = readRows().filter(({ id }) => areas.length === 0 || areas.includes(id.split('-')[0]));
const known = new Set(readRows().map(({ id }) => id));
const unknownAreas = areas.filter((area) => !readRows().some(({ id }) => id.startsWith(`${area}-`)));
if (unknownAreas.length > 0) {
  console.error(`There is no area ${unknownAreas.join(', ')} in ${REQUIREMENTS}/.`);
  process.exit(2);
}

const { passed, failed } = readTitles();
const proven = new Set(passed.flatMap(idsIn));
const invented = [...new Set([...passed, ...failed].flatMap(idsIn))].filter((id) => !known.has(id));

const byArea = Map.groupBy(rows, ({ id }) => id.split('-')[0]);
for (const [area, areaRows] of byArea) {
  const open = areaRows.filter(({ id }) => !proven.has(id));
  console.log(`${area}: ${areaRows.length - open.length} of ${areaRows.length} named by a passing test`);
  if (areas.length > 0) for (const { id, text } of open) console.log(`  ${id}  ${text.slice(0, 140)}`);
}
const open = rows.filter(({ id }) => !proven.has(id)).length;
console.log(
  `${rows.length - open} of ${rows.length} requirement ids are named by a passing test, ${open} are not.`,
);
if (invented.length > 0) {
  console.error(`Tests name ids that no row has: ${invented.join(', ')}`);
  process.exit(1);
}

function readRows() {
  return readdirSync(REQUIREMENTS)
    .filter((name) => name.endsWith('.md'))
    .flatMap((name) => readFileSync(`${REQUIREMENTS}/${name}`, 'utf8').split('\n'))
    .map((line) => ROW.exec(line))
    .filter((match) => match !== null)
    .map(([, id, text]) => ({ id, text }));
}

function readTitles() {
  if (!existsSync(RESULTS) || resultFiles().length === 0) {
    spawnSync(
      'vitest',
      ['run', '--project', 'unit*', '--reporter=json', `--outputFile=${RESULTS}/unit.json`],
      {
        stdio: 'ignore',
      },
    );
  }
  const titles = { passed: [], failed: [] };
  for (const file of resultFiles()) collect(JSON.parse(readFileSync(`${RESULTS}/${file}`, 'utf8')), titles);
  return titles;
}

function resultFiles() {
  return readdirSync(RESULTS).filter((name) => name.endsWith('.json'));
}

// Two shapes: Vitest's (testResults) and Playwright's (suites).
function collect(report, titles) {
  for (const file of report.testResults ?? []) {
    for (const test of file.assertionResults) add(titles, test.status === 'passed', test.fullName);
  }
  for (const suite of report.suites ?? []) collectSuite(suite, '', titles);
}

function collectSuite(suite, prefix, titles) {
  for (const inner of suite.suites ?? []) collectSuite(inner, `${prefix} ${inner.title}`, titles);
  for (const spec of suite.specs ?? []) add(titles, spec.ok, `${prefix} ${spec.title}`);
}

function add(titles, hasPassed, title) {
  (hasPassed ? titles.passed : titles.failed).push(title);
}

// `[FORM-28]`, `[FORM-28, FORM-29]`, and runs such as `[FORM-11..16]` and `[FORM-11 to FORM-16]`.
function idsIn(title) {
  return [...title.matchAll(/\[([A-Z]+-\d[^\]]*)\]/g)].flatMap(([, list]) =>
    list.split(/[,;]\s*/).flatMap((entry) => {
      const run = /^([A-Z]+)-(\d+)(?:(?:\.\.| to )(?:[A-Z]+-)?(\d+))?$/.exec(entry.trim());
      if (run === null) return [];
      const [, area, first, last] = run;
      const ids = [];
      for (let number = Number(first); number <= Number(last ?? first); number += 1) {
        ids.push(`${area}-${String(number).padStart(first.length, '0')}`);
      }
      return ids;
    }),
  );
}
