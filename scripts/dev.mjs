import { spawn } from 'node:child_process';
import path from 'node:path';
import { ensurePackages, findNode, ROOT } from './packages.mjs';

ensurePackages();
const child = spawn(findNode(), [path.join(ROOT, 'scripts', 'dev-server.mjs')], {
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'development' },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 1));
