/** Mutation tests of pure parts, by `npm run mutants -- PATH` (scripts/mutants.mjs says what is changed). */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutants.config.ts' },
  coverageAnalysis: 'perTest',
  // Rewriting it needs the compiler's JavaScript interface, which TypeScript 7 does not have; nothing here reads it.
  tsconfigFile: 'none.json',
  tempDirName: '.cache/mutants/work',
  ignorePatterns: [
    'data',
    'dist',
    'test-results',
    'playwright-report',
    'bench/results',
    '*.tsbuildinfo',
    '.cache',
  ],
  reporters: ['clear-text', 'progress-append-only', 'html'],
  htmlReporter: { fileName: '.cache/mutants/report.html' },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  thresholds: { high: 90, low: 80, break: 80 },
  concurrency: 1,
};
