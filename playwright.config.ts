import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS } from './scripts/chromium-flags.mjs';
import { findChromium } from './scripts/chromium.mjs';

/** Journeys in real Chromium against a real Portico, each worker with its own server and database. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results/e2e',
  globalSetup: './e2e/support/prepared-installation.ts',
  fullyParallel: false,
  // With two of them two cores are idle half of the time: people in them wait for answers and for what moves.
  workers: 3,
  // A test that passes only the second time is printed as flaky, and is a bug to mend; it does not hide the others.
  retries: process.env['CI'] ? 1 : 0,
  timeout: process.env['CI'] ? 240_000 : 120_000,
  // Machines that check changes may be three times as slow; what is there is found at once all the same.
  expect: { timeout: process.env['CI'] ? 30_000 : 10_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    viewport: { width: 1440, height: 900 },
    // Painting what moves is a tenth of all work of a run. Journeys about movement, and the one through the front door,
    // ask for it: `test.use({ contextOptions: MOVING })`.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Recording costs a fifth of the time: what is tried again is recorded, elsewhere what asks for it (`--trace on`).
    trace: process.env['CI'] ? 'on-first-retry' : 'off',
    actionTimeout: process.env['CI'] ? 30_000 : 15_000,
    launchOptions: {
      executablePath: findChromium() ?? '/usr/bin/chromium',
      args: CHROMIUM_FLAGS,
    },
  },
});
