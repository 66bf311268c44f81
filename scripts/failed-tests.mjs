// The tests that failed in a run, with the first line of what each says: from the reports that Vitest and Playwright
// write as JSON.
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const LONGEST_REASON = 200;

/**
 * What failed by a report of Vitest, in its order, with what passed only when it was tried again. A file that could not
 * be loaded has no tests that could fail, and is named itself.
 */
export function failedInVitest({ testResults }, root) {
  return testResults.flatMap((file) => {
    const name = path.relative(root, file.name);
    const failed = file.assertionResults.filter(
      ({ status, failureMessages }) =>
        status === 'failed' || (status === 'passed' && failureMessages.length > 0),
    );
    if (failed.length > 0) {
      return failed.map((test) => ({
        name: [name, ...test.ancestorTitles, test.title].join(' › '),
        reason: firstLine(test.failureMessages[0]),
        isFlaky: test.status === 'passed',
      }));
    }
    return file.status === 'failed' ? [{ name, reason: firstLine(file.message), isFlaky: false }] : [];
  });
}

/** What failed by a report of Playwright: its tests, flaky ones too, and what ended the run outside of them. */
export function failedInPlaywright({ suites, errors }) {
  return [
    ...suites.flatMap((file) => failedSpecs(file, [])),
    ...errors.map(({ message }) => ({
      name: 'outside of all tests',
      reason: firstLine(message),
      isFlaky: false,
    })),
  ];
}

function failedSpecs({ specs = [], suites = [] }, groups) {
  return [
    ...specs.flatMap(({ file, line, title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ status, results }) => ({
          name: [`${file}:${line}`, ...groups, title].join(' › '),
          reason: journeyReason(results),
          isFlaky: status === 'flaky',
        })),
    ),
    ...suites.flatMap((group) => failedSpecs(group, [...groups, group.title])),
  ];
}

/** What the first attempt that failed says, and what it waited for. */
function journeyReason(results) {
  const message = results.find(({ status }) => status !== 'passed')?.errors[0]?.message ?? '';
  const [, awaited] =
    /^\s*(?:Locator: +|- waiting for +)(.+)$/m.exec(stripVTControlCharacters(message)) ?? [];
  return firstLine(message) + (awaited === undefined ? '' : ` (${awaited})`);
}

/** Two lines for each of what failed in the steps of a run, made for the end of its log; none where nothing failed. */
export function failedLines(failed) {
  return failed.flatMap(({ step, name, reason, isFlaky }) => [
    `${isFlaky ? 'flaky ' : 'failed'}  ${step}: ${name}`,
    `        ${reason}`,
  ]);
}

/** The first line that says something, without the colors of a terminal. */
function firstLine(message) {
  const lines = stripVTControlCharacters(message ?? '').split('\n');
  const line = lines.map((each) => each.trim()).find((each) => each !== '') ?? 'It gave no reason.';
  return line.length > LONGEST_REASON ? `${line.slice(0, LONGEST_REASON - 1)}…` : line;
}
