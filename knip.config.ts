import type { KnipConfig } from 'knip';

/**
 * What the product starts from, and what builds and measures it; tests are no use of anything. Run with `--production`:
 * the exclamation marks say what that looks at.
 */
const config: KnipConfig = {
  entry: [
    // The server's processes, and the programs that it starts.
    'src/server/{main,cli}.ts!',
    'src/server/imports/export-worker.ts!',
    'src/server/fonts/font-worker.ts!',
    'src/editor/{dashboard,config}-main.tsx!',
    'src/visitor/main.ts!',
    'src/visitor/apps/*/main.ts!',
    // Found by the bundler by their names (`import.meta.glob`).
    'src/blocks/*/{panel.tsx,behaviour.ts}!',
    'src/messages/*/visitor.ts!',
    'src/messages/*/interface/*.ts!',
    // Put into the component library by the build (`component-words.config.ts`).
    'src/ui/component-words.ts!',
    // Amounts, which everything of the shop stands on: prices of products first, then totals.
    'src/domain/money/*.ts!',
    // Called by what begins memberships and repeated donations.
    'src/server/carts/begin-subscription-cart.ts!',
    'vite.config.ts!',
    'scripts/**/*.mjs!',
    'bench/{run,measure-*}.ts!',
  ],
  project: [
    'src/**/*.{ts,tsx}!',
    'bench/**/*.ts!',
    // What only tests use among themselves.
    '!src/**/testing/**!',
    '!src/**/*.test.{ts,tsx}!',
  ],
  // Tests may read what a file uses itself.
  ignoreExportsUsedInFile: true,
  include: ['files', 'exports', 'types'],
  ignoreIssues: {
    // Counts in the product what only tests read: that an edit renders its own block and no other.
    'src/editor/canvas/render-counter.ts': ['exports'],
    // For texts that are not messages yet: steps named after a field, and what schemas say (docs/open-points.md).
    'src/messages/message.ts': ['exports'],
    'src/domain/validation/rule-message.ts': ['exports'],
  },
};

export default config;
