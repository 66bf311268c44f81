// Portico from its sources: changes of the editor appear in the browser with their state kept, changes of the server
// take effect with the next request.
import { createServer as createHttpServer } from 'node:http';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer as createViteServer, isRunnableDevEnvironment } from 'vite';
import { componentWords } from '../component-words.config.ts';
import { ensureGazetteer, GAZETTEER_FILE } from './build-gazetteer.mjs';
import './build-world.mjs';
import { ROOT } from './packages.mjs';

const BASE = '/_portico/';
const ENTRY = '/src/server/start/start-portico.ts';
const SERVER_FOLDERS = ['server', 'site', 'views', 'compose', 'blocks', 'domain', 'contract', 'lib'].map(
  (name) => path.join(ROOT, 'src', name, '/'),
);
/** Under the same base, but not built: the server has them. */
const OF_THE_SERVER = ['fonts/', 'templates/', 'maps/', 'world/'];
const RELOAD_PAUSE_MS = 100;
const PREAMBLE = `${BASE}@portico/preamble.js`;

ensureGazetteer(GAZETTEER_FILE);

let portico = null;
let reloading = Promise.resolve();

const server = createHttpServer((request, response) => {
  const isOfServer = OF_THE_SERVER.some((folder) => request.url?.startsWith(BASE + folder));
  if (request.url?.startsWith(BASE) && !isOfServer) {
    answerAsset(request, response);
    return;
  }
  void reloading.then(() => {
    if (portico === null) {
      response
        .writeHead(500, { 'content-type': 'text/plain' })
        .end('The server has an error: see the terminal.');
    } else portico.app.server.emit('request', request, response);
  });
});

// Sockets of the editor; those of the development server know themselves.
server.on('upgrade', (request, socket, head) => {
  if (request.url?.startsWith(BASE)) return;
  if (portico === null) socket.destroy();
  else portico.app.server.emit('upgrade', request, socket, head);
});

const vite = await createViteServer({
  configFile: false,
  root: ROOT,
  base: BASE,
  appType: 'custom',
  publicDir: false,
  // Pages of visitors do not prepare for modules that change (`vite.config.ts`).
  plugins: [componentWords(), react({ exclude: [/\/node_modules\//, /\/src\/(views|visitor)\//] })],
  server: { middlewareMode: true, hmr: { server }, allowedHosts: true, cors: true },
  optimizeDeps: { entries: ['src/editor/*-main.tsx', 'src/visitor/main.ts', 'src/visitor/apps/*/main.ts'] },
});

function answerAsset(request, response) {
  if (request.url?.split('?')[0] === PREAMBLE) {
    const code = `import { injectIntoGlobalHook } from '${BASE}@react-refresh';
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;
import('${BASE}@vite/client');`;
    response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' }).end(code);
    return;
  }
  vite.middlewares(request, response);
}

async function load() {
  const environment = vite.environments.ssr;
  if (!isRunnableDevEnvironment(environment)) throw new Error('The server cannot be run from its sources');
  const { startPortico } = await environment.runner.import(ENTRY);
  return startPortico(process.env);
}

async function reload() {
  const before = portico;
  portico = null;
  try {
    await before?.close({ keepDatabase: true });
    vite.environments.ssr.runner.clearCache();
    vite.environments.ssr.moduleGraph.invalidateAll();
    portico = await load();
  } catch (error) {
    process.stderr.write(`${error.stack ?? error}\n`);
  }
}

portico = await load();
const { port, appDomain } = portico.services.config;
await new Promise((resolve, reject) => {
  server.once('error', reject);
  server.listen(port, resolve);
});
process.stdout.write(`\nPortico is running from its sources: http://${appDomain}:${port}/\n\n`);

let timer = null;
vite.watcher.on('all', (_event, file) => {
  if (!SERVER_FOLDERS.some((folder) => file.startsWith(folder)) || /\.test\.tsx?$/.test(file)) return;
  clearTimeout(timer);
  timer = setTimeout(() => {
    reloading = reloading.then(reload);
  }, RELOAD_PAUSE_MS);
});

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    server.closeAllConnections();
    server.close();
    void Promise.all([portico?.close(), vite.close()]).then(() => process.exit(0));
  });
}
