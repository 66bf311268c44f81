import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** The unit tests alone, without projects: what mutants are tried against. */
export default defineConfig({
  plugins: [react()],
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    exclude: ['**/*.db.test.ts', '**/*.browser.test.{ts,tsx}', '**/node_modules/**'],
    environment: 'node',
  },
});
