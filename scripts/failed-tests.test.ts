import { describe, expect, it } from 'vitest';
import { failedInPlaywright, failedInVitest, failedLines } from './failed-tests.mjs';

describe('what failed in a run', () => {
  it('names the failed tests of Vitest with the first line of each', () => {
    const report = {
      testResults: [
        {
          name: '/portico/src/domain/forms/check.test.ts',
          status: 'failed',
          message: '',
          assertionResults: [
            { status: 'passed', ancestorTitles: ['a form'], title: 'is sent', failureMessages: [] },
            {
              status: 'failed',
              ancestorTitles: ['a form', 'with errors'],
              title: 'names each field',
              failureMessages: [
                '\u001B[31mAssertionError: expected 1 to be 2\u001B[39m\n    at /portico/src/domain/forms/check.test.ts:9:1',
                'Error: another one',
              ],
            },
          ],
        },
      ],
    };
    expect(failedInVitest(report, '/portico')).toEqual([
      {
        name: 'src/domain/forms/check.test.ts › a form › with errors › names each field',
        reason: 'AssertionError: expected 1 to be 2',
        isFlaky: false,
      },
    ]);
  });

  it('names what passed when it was tried again as flaky', () => {
    const passedAgain = {
      status: 'passed',
      ancestorTitles: [],
      title: 'takes the focus',
      failureMessages: ['AssertionError: expected false to be true\n    at /portico/src/a.test.ts:9:1'],
    };
    const report = {
      testResults: [
        { name: '/portico/src/a.test.ts', status: 'passed', message: '', assertionResults: [passedAgain] },
      ],
    };
    expect(failedInVitest(report, '/portico')).toEqual([
      {
        name: 'src/a.test.ts › takes the focus',
        reason: 'AssertionError: expected false to be true',
        isFlaky: true,
      },
    ]);
  });

  it('names a file that could not be loaded', () => {
    const report = {
      testResults: [
        {
          name: '/portico/src/a.test.ts',
          status: 'failed',
          message: "\nCannot find package '#domain/b'",
          assertionResults: [],
        },
        { name: '/portico/src/c.test.ts', status: 'passed', message: '', assertionResults: [] },
      ],
    };
    expect(failedInVitest(report, '/portico')).toEqual([
      { name: 'src/a.test.ts', reason: "Cannot find package '#domain/b'", isFlaky: false },
    ]);
  });

  it('names failed and flaky journeys in their groups, and what ended the run outside of them', () => {
    const spec = (title: string, line: number, status: string, results: readonly object[]) => ({
      file: 'forms.e2e.ts',
      line,
      title,
      tests: [{ status, results }],
    });
    const passed = { status: 'passed', errors: [] };
    const failed = (message: string) => ({ status: 'failed', errors: [{ message }] });
    const report = {
      suites: [
        {
          title: 'forms.e2e.ts',
          specs: [
            spec('a form is sent', 3, 'expected', [passed]),
            spec('a form waits', 9, 'skipped', []),
            spec('a form is refused', 12, 'flaky', [
              failed(
                'Error: not visible\n\nCall log:\n\u001B[2m  - waiting for getByText()\u001B[22m\n  - waiting for it',
              ),
              passed,
            ]),
          ],
          suites: [
            {
              title: 'on a phone',
              specs: [spec('a form is sent', 20, 'unexpected', [{ status: 'timedOut', errors: [] }])],
            },
          ],
        },
      ],
      errors: [{ message: 'Error: no browser' }],
    };
    expect(failedInPlaywright(report)).toEqual([
      {
        name: 'forms.e2e.ts:12 › a form is refused',
        reason: 'Error: not visible (getByText())',
        isFlaky: true,
      },
      {
        name: 'forms.e2e.ts:20 › on a phone › a form is sent',
        reason: 'It gave no reason.',
        isFlaky: false,
      },
      { name: 'outside of all tests', reason: 'Error: no browser', isFlaky: false },
    ]);
  });

  it('cuts a reason after 200 characters', () => {
    const reasonOf = (message: string) =>
      failedInPlaywright({ suites: [], errors: [{ message }] })[0]?.reason;
    expect(reasonOf('x'.repeat(200))).toBe('x'.repeat(200));
    expect(reasonOf('x'.repeat(201))).toBe(`${'x'.repeat(199)}…`);
  });

  it('is written with the step of each, and says nothing where nothing failed', () => {
    expect(
      failedLines([
        { step: 'unit', name: 'src/a.test.ts › adds', reason: 'Error: 1', isFlaky: false },
        { step: 'journeys', name: 'b.e2e.ts:1 › goes', reason: 'Error: 2', isFlaky: true },
      ]),
    ).toEqual([
      'failed  unit: src/a.test.ts › adds',
      '        Error: 1',
      'flaky   journeys: b.e2e.ts:1 › goes',
      '        Error: 2',
    ]);
    expect(failedLines([])).toEqual([]);
  });
});
