// Builds what is stale and measures it: `npm run bench`, or `npm run bench -- pages starter` for some of it.
import { spawnSync } from 'node:child_process';

const node = 'node_modules/.bin/node';
const build = spawnSync(node, ['node_modules/vite/bin/vite.js', 'build', '--app', '--logLevel', 'warn'], {
  stdio: 'inherit',
});
if (build.status !== 0) process.exit(build.status ?? 1);
const run = spawnSync(node, ['bench/run.ts', ...process.argv.slice(2)], { stdio: 'inherit' });
process.exit(run.status ?? 1);
