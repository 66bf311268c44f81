import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** The unit tests beside the changed code, without projects: what mutants are tried against (scripts/mutants.mjs names them). */
const TESTS = process.env['MUTANTS_TESTS']?.split(' ') ?? ['src/**/*.test.{ts,tsx}'];

export default defineConfig({
  plugins: [react()],
  test: {
    include: TESTS,
    exclude: ['**/*.db.test.ts', '**/*.browser.test.{ts,tsx}', '**/node_modules/**'],
    environment: 'node',
    setupFiles: ['vitest.mutants.setup.ts'],
    // Changed code is slow, and hangs are noticed by Stryker.
    testTimeout: 60_000,
  },
});
