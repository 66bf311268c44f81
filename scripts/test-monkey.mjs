// Builds what is stale and does random things in the editor: `npm run test:monkey -- --minutes 5 --seed 7`.
import { spawnSync } from 'node:child_process';
import { ensureBuild } from './build.mjs';
import { findNode } from './packages.mjs';

const node = findNode();
ensureBuild(node);
const run = spawnSync(node, ['e2e/monkey/run.ts', ...process.argv.slice(2)], { stdio: 'inherit' });
process.exit(run.status ?? 1);
