import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, get } from 'node:http';
import path from 'node:path';
import { build, type Plugin } from 'vite';

/** Exact versions: figures of two runs are compared. */
const PACKAGES = {
  '@puckeditor/core': '0.23.0',
  grapesjs: '0.23.6',
  react: '19.3.1',
  'react-dom': '19.3.1',
};
const FOLDER = path.resolve('node_modules/.cache/editor-peers');
const INSTALL_LIMIT_MS = 300_000;

export const PEERS = ['puck', 'grapesjs'] as const;
export type Peer = (typeof PEERS)[number];

/** What the same page holds in each editor. */
export interface PeerContent {
  /** The blocks of each section, with the HTML that visitors get of them. */
  readonly sections: readonly (readonly { readonly isText: boolean; readonly html: string }[])[];
  readonly styles: string;
}

/**
 * Editors of others, installed on demand, each as a page of its own with the same content: `/puck`, `/grapesjs`. The
 * pictures are those of the site whose origin is given.
 *
 * Throws where they cannot be installed or built.
 */
export async function servePeers(
  content: PeerContent,
  site: string,
): Promise<{ port: number; stop(): void }> {
  install();
  const files = new Map<string, { type: string; body: string }>();
  for (const peer of PEERS) {
    for (const [name, file] of await bundle(peer)) files.set(name, file);
    files.set(`/${peer}`, { type: 'text/html; charset=utf-8', body: pageOf(peer, content) });
  }
  const server = createServer((request, response) => {
    const file = files.get(request.url ?? '');
    if (file === undefined) {
      const asked = get(new URL(request.url ?? '/', site), (answer) => {
        response.writeHead(answer.statusCode ?? 502, {
          'content-type': answer.headers['content-type'] ?? '',
        });
        answer.pipe(response);
      });
      asked.on('error', () => response.writeHead(502).end());
    } else response.writeHead(200, { 'content-type': file.type }).end(file.body);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The peers have no port.');
  return {
    port: address.port,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function install(): void {
  const manifest = `${JSON.stringify({ private: true, dependencies: PACKAGES }, null, 2)}\n`;
  const file = path.join(FOLDER, 'package.json');
  if (existsSync(file) && readFileSync(file, 'utf8') === manifest) return;
  mkdirSync(FOLDER, { recursive: true });
  // In a folder without a manifest npm takes the next one above, which is that of the project.
  const into = ['--prefix', FOLDER];
  const { status, stderr } = spawnSync('npm', ['install', ...into, '--no-audit', '--no-fund', ...named()], {
    cwd: FOLDER,
    encoding: 'utf8',
    timeout: INSTALL_LIMIT_MS,
  });
  if (status !== 0) throw new Error(`The editors to compare with could not be installed: ${stderr}`);
  // Last, so that an installation that broke off is done again.
  writeFileSync(file, manifest);
}

function named(): string[] {
  return Object.entries(PACKAGES).map(([name, version]) => `${name}@${version}`);
}

async function bundle(peer: Peer): Promise<[string, { type: string; body: string }][]> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [fromFolder],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      modulePreload: false,
      chunkSizeWarningLimit: 10_000,
      rollupOptions: {
        input: path.resolve(`bench/editor-peers/${peer}-page.mjs`),
        output: { entryFileNames: `${peer}/main.js` },
      },
      cssCodeSplit: false,
      assetsDir: peer,
    },
  });
  const outputs = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  return outputs.flatMap((file): [string, { type: string; body: string }][] => {
    if (file.type === 'chunk') return [[`/${file.fileName}`, { type: 'text/javascript', body: file.code }]];
    return file.fileName.endsWith('.css')
      ? [[`/${peer}.css`, { type: 'text/css', body: String(file.source) }]]
      : [];
  });
}

/** The editors stand in a folder of their own, not beside Portico's packages. */
const fromFolder: Plugin = {
  name: 'editor-peers',
  enforce: 'pre',
  async resolveId(source) {
    const isNamed = Object.keys(PACKAGES).some((name) => source === name || source.startsWith(`${name}/`));
    return isNamed ? this.resolve(source, path.join(FOLDER, 'index.mjs'), { skipSelf: true }) : null;
  },
};

function pageOf(peer: Peer, content: PeerContent): string {
  const json = JSON.stringify(content).replaceAll('<', '\\u003c');
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Editor</title>',
    `<link rel="stylesheet" href="/${peer}.css"><style>body{margin:0}</style>`,
    '<div id="editor"></div>',
    `<script type="application/json" id="content">${json}</script>`,
    `<script type="module" src="/${peer}/main.js"></script></html>`,
  ].join('\n');
}
