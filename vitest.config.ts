import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { componentWords } from './component-words.config.ts';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { CHROMIUM_FLAGS } from './scripts/chromium-flags.mjs';
import { findChromium } from './scripts/chromium.mjs';
import { serveFailures } from './src/visitor/testing/serve-failures.ts';
import { servePictures } from './src/visitor/testing/serve-pictures.ts';

const CHROMIUM = findChromium() ?? '/usr/bin/chromium';
/**
 * Files of tests that put others in the place of modules. They need modules of their own; the rest share what has been
 * loaded, which saves more than half of the processor time.
 */
const WITH_REPLACED_MODULES = globSync('{src,scripts}/**/*.test.{ts,tsx}').filter((file) =>
  /\bvi\.(?:mock|doMock)\(/.test(readFileSync(file, 'utf8')),
);

/**
 * Component tests that share a page, which fetches its modules once: those of the editor and the kit one, those of blocks
 * another. Those of the whole published page get a page for each file, since they are about what a page has but once
 * (its styles, its words, its scrolling, its cookies), and so do these of the editor.
 */
const OF_EDITOR = 'src/{editor,ui}/**/*.browser.test.{ts,tsx}';
const OF_BLOCKS = 'src/blocks/**/*.browser.test.{ts,tsx}';
const IN_OWN_PAGE = [
  'src/!(editor|ui|blocks)/**/*.browser.test.{ts,tsx}',
  // Changes a registry of modules.
  'src/editor/collections/new-collection-type.browser.test.tsx',
  // Looks at all that is in the page.
  'src/ui/components.browser.test.tsx',
];

const OTHER_TESTS = ['**/*.db.test.ts', '**/*.browser.test.{ts,tsx}', '**/node_modules/**'];

const UNIT_TESTS: TestProjectInlineConfiguration['test'] = {
  environment: 'node',
  // Some count the steps of long inputs, and the machine may do much else.
  testTimeout: 30_000,
};

const DATABASE_TESTS: TestProjectInlineConfiguration['test'] = {
  environment: 'node',
  globalSetup: ['src/server/platform/testing/global-setup.ts'],
  setupFiles: ['src/server/platform/testing/plans/watch-plans.ts'],
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // As with journeys: the end of a run names what passed only when it was tried again, which is a bug to mend.
  retry: process.env['CI'] ? 1 : 0,
  // Beside unit and component tests; with three some of them waited longer than connections may take.
  maxWorkers: 2,
};

export default defineConfig({
  plugins: [componentWords(), react()],
  test: {
    projects: [
      {
        extends: true,
        test: {
          ...UNIT_TESTS,
          name: 'unit',
          isolate: false,
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: [...OTHER_TESTS, ...WITH_REPLACED_MODULES],
        },
      },
      {
        extends: true,
        test: {
          ...UNIT_TESTS,
          name: 'unit, modules replaced',
          include: WITH_REPLACED_MODULES,
          exclude: OTHER_TESTS,
        },
      },
      {
        extends: true,
        test: {
          ...DATABASE_TESTS,
          name: 'database',
          isolate: false,
          include: ['src/**/*.db.test.ts'],
          exclude: WITH_REPLACED_MODULES,
        },
      },
      {
        extends: true,
        test: {
          ...DATABASE_TESTS,
          name: 'database, modules replaced',
          include: WITH_REPLACED_MODULES.filter((file) => file.endsWith('.db.test.ts')),
        },
      },
      {
        extends: true,
        plugins: [serveFailures, servePictures],
        // Found late, these would reload the page in the middle of a first run.
        optimizeDeps: {
          include: [
            'react',
            'react-dom',
            'react-dom/client',
            'react-dom/server',
            'react/jsx-dev-runtime',
            'react-aria-components',
            'react-router',
            '@tanstack/react-query',
            'lucide-react',
            'axe-core',
            '@tiptap/pm/model',
            '@tiptap/pm/tables',
            '@tiptap/pm/transform',
            'zod',
          ],
        },
        test: {
          name: 'browser',
          setupFiles: ['src/lib/testing/end-act-environment.ts'],
          // What is waited for may take several frames and answers, and the machine may do much else.
          expect: { poll: { timeout: 10_000 } },
          testTimeout: 60_000,
          // As with tests of the database.
          retry: process.env['CI'] ? 1 : 0,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: { executablePath: CHROMIUM, args: CHROMIUM_FLAGS } }),
            instances: [
              {
                browser: 'chromium',
                name: 'browser, editor',
                isolate: false,
                setupFiles: [path.resolve('src/ui/testing/clear-toasts.ts')],
                include: [OF_EDITOR],
                exclude: IN_OWN_PAGE,
              },
              { browser: 'chromium', name: 'browser, blocks', isolate: false, include: [OF_BLOCKS] },
              { browser: 'chromium', name: 'browser, a page for each file', include: IN_OWN_PAGE },
            ],
          },
        },
      },
    ],
  },
});
