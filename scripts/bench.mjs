// Builds what is stale and measures it: `npm run bench`, or `npm run bench -- pages starter` for some of it.
import { spawnSync } from 'node:child_process';
import { ensureBuild } from './build.mjs';
import { findNode } from './packages.mjs';

const node = findNode();
ensureBuild(node);
const run = spawnSync(node, ['bench/run.ts', ...process.argv.slice(2)], { stdio: 'inherit' });
process.exit(run.status ?? 1);
