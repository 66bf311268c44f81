import http from 'node:http';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { componentWords } from './component-words.config.ts';
import { editorChunks } from './editor-chunks.config.ts';
import { compileMessages, inlineMessages } from './messages.config.ts';

/** Native modules stay outside the server's bundle; everything else is bundled so that a start reads few files. */
/** `subset-font` reads its WebAssembly from beside itself. */
const NATIVE_MODULES = ['subset-font', 'sharp', '@node-rs/argon2', 'vite', 'pg-native'];

/** What visitors get is loaded anew in development: nothing of their pages prepares for more. */
const WITHOUT_REFRESH = [/\/node_modules\//, /\/src\/(views|visitor)\//];

/** A few lines each that several parts of the visitor runtime need. */
const SMALL_SHARED_PARTS =
  /\/(adopt-styles|create-frame|reserve-edge-space|form-sent-event|started-event|watch-settled|without-autoplay|domain\/dialogs\/popup-styles)\.ts$/;

/** One line, which is all that a call needs of what is shared. */
const JSON_RULES = /\/lib\/json\.ts$/;

/** What all blocks share that put the widget of a service over a link; of their own they have a line each. */
const SERVICE_WIDGETS =
  /\/blocks\/(follow-button|opentable|reservation)\/behaviour\.ts$|\/service-widget\/behaviour\//;

/** What every gallery needs that goes through its slides, whatever its design is. */
const GALLERY_PARTS =
  /\/blocks\/gallery\/runtime\/(run-moving|create-gallery|registry|controls|take-keys|play-frames|watch-drag|watch-wheel|row-drag|scroll-row|mark-near|designs\/(leave-through|strip|carousel)|create-thumbnails)\.ts$|\/domain\/galleries\/(swipe|slide-click|gallery-index|gallery-keys|gallery-autoplay)\.ts$/;

/** Slides over each other with all their ways to change: together they are less than apart. */
const SLIDESHOW = /\/blocks\/gallery\/runtime\/(designs\/stacked|transitions\/[\w-]+)\.ts$/;

/** Every gallery hands its images to the loader. */
const GALLERY = /\/blocks\/gallery\/behaviour\.ts$|\/visitor\/image-loader\/image-loader\.ts$/;

/** Rules that galleries share with the lightbox and the image loader. */
const SLIDE_RULES =
  /\/domain\/lightbox\/autoplay\.ts$|\/domain\/images\/(load-queue|image-address)\.ts$|\/domain\/galleries\/(slide-index|gallery-designs|gallery-settings|gallery-length|gallery-names|gallery-times|slide-facts)\.ts$|\/gallery\/runtime\/watch-size\.ts$/;

/** The data layer: fetched by the first part of the runtime that calls the server. */
const DATA_CALLS = /\/domain\/data-call\/(?!cookie-value)[\w-]+\.ts$|\/visitor\/data-calls\.ts$/;

/** What all overlays open in. */
const DIALOG = /\/dialogs\/open-dialog\.ts$/;

/** What opens an image large. */
const LIGHTBOX = /\/visitor\/lightbox\/[\w-]+\.ts$|\/domain\/lightbox\/lightbox\.ts$/;

const chunks = editorChunks();

const PLAIN_HTTP = '\0portico:http';
const UNREAD_EXPORTS: ReadonlySet<string> = new Set(['WebSocket', 'CloseEvent', 'MessageEvent']);

const CSS_LAYERS = '@layer tokens, reset, ui, app;\n';

/**
 * Names the layers of the editor's styles at the beginning of every sheet: the order of layers is that of their first
 * mention, and which chunk of styles a page loads first is the bundler's choice.
 */
const orderLayers: Plugin = {
  name: 'order-layers',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/(ui|editor)\/.*\.css$/ },
    handler: (code) => CSS_LAYERS + code,
  },
};

/**
 * Writes other letters of the server's bundle as escapes: a source with one of them is held in memory with two bytes
 * for each of its letters.
 */
const asciiServer: Plugin = {
  name: 'ascii-server',
  applyToEnvironment: (environment) => environment.name === 'ssr',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      chunk.code = chunk.code.replaceAll(
        /[\u0080-\uffff]/g,
        (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
      );
    }
  },
};

/**
 * Takes `node:http` from Node without its list of exports. An import reads each of them, and three (of web sockets as
 * browsers have them) are read with a whole client of HTTP, which takes 25 ms of each start and is used by nothing.
 */
const plainHttp: Plugin = {
  name: 'plain-http',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'ssr',
  resolveId: {
    filter: { id: /^(node:)?http$/ },
    // What asks for it by `require` gets it as it is.
    handler: (_id, _importer, { kind }) => (kind === 'import-statement' ? PLAIN_HTTP : null),
  },
  load: {
    filter: { id: /^\0portico:http$/ },
    handler() {
      const names = Object.keys(http).filter((name) => !UNREAD_EXPORTS.has(name));
      return `const http = process.getBuiltinModule('node:http');
        export default http;
        export const { ${names.join(', ')} } = http;`;
    },
  },
};

/**
 * The schema library can describe its schemas as JSON Schema, which no browser asks of it, and cannot leave that out by
 * itself: every schema refers to it. (About 5 KB of the first script.)
 */
const noJsonSchema: Plugin = {
  name: 'no-json-schema',
  applyToEnvironment: (environment) => environment.name === 'client',
  transform: {
    filter: { id: /\/node_modules\/zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/ },
    handler(code) {
      const names = [...code.matchAll(/^export (?:const|function) (\w+)|\bas (process) \}/gm)];
      const unused = names.map(([, declared, renamed]) => `unused as ${declared ?? renamed}`);
      return { code: `const unused = () => undefined;\nexport { ${unused.join(', ')} };`, map: null };
    },
  },
};

/**
 * Asks for a part of the visitor runtime and, at the same time, for what it imports. The bundler's own way looks through
 * the page and adds an element to it for each of them, which takes longer than all the rest of the runtime at load. Each
 * is asked for once: to ask again for one that is there takes time, too.
 */
const plainPreload: Plugin = {
  name: 'plain-preload',
  enforce: 'pre',
  applyToEnvironment: (environment) => environment.name === 'visitor',
  load: {
    filter: { id: /vite\/preload-helper\.js$/ },
    // The first of the parts is the one that is loaded anyway; this one is the core.
    handler: () => `const asked = new Set([import.meta.url.replace(/^.*\\/_portico\\//, '')]);
    export const __vitePreload = (load, parts = []) => {
      const loading = load();
      asked.add(parts[0]);
      for (const part of parts) {
        if (asked.has(part)) continue;
        asked.add(part);
        import(/* @vite-ignore */ '/_portico/' + part).catch(() => {});
      }
      return loading;
    };`,
  },
};

/**
 * Asks the browser to compile a part of the visitor runtime as a whole while it arrives, beside the page's own thread,
 * instead of function by function when each is called: nearly all that a page fetches runs at once
 * (https://v8.dev/blog/explicit-compile-hints). The core comes a tenth to a sixth faster by it.
 */
const compileAhead: Plugin = {
  name: 'compile-ahead',
  applyToEnvironment: (environment) => environment.name === 'visitor',
  generateBundle: {
    // The hint has to be the first thing in its file, and others write at the beginning, too.
    order: 'post',
    handler(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk') chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
      }
    },
  },
};

/**
 * Writes the few lines with which the bundler joins modules into each part of the visitor runtime that needs them. They
 * would be a file of their own, and a request that every page with a part of several modules waits for.
 */
const inlineJoints: Plugin = {
  name: 'inline-joints',
  applyToEnvironment: (environment) => environment.name === 'visitor',
  // Names are made before this and the hint are written; browsers keep what they have under a name for ever.
  augmentChunkHash: () => 'joints within, hint first',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const chunks = Object.values(bundle).filter((chunk) => chunk.type === 'chunk');
      const joints = chunks.find(({ name }) => name === 'rolldown-runtime');
      const core = chunks.find(({ isEntry }) => isEntry);
      if (joints === undefined || core === undefined) return;
      const [, body, names] = /^([^]*);?export ?\{(.*)\};?\s*$/.exec(joints.code) ?? [];
      if (body === undefined) this.error('The lines that join modules are not written as expected.');
      const file = joints.fileName.replace(/^.*\//, '');
      for (const chunk of chunks) {
        chunk.code = chunk.code
          .replaceAll(
            /import ?\{([^{}]*)\} ?from ?"\.\/([^"]+)";?/g,
            (statement, imported: string, from: string) =>
              from === file
                ? `const{${imported.replaceAll(' as ', ':')}}=(()=>{${body}\n;return{${names?.replaceAll(/([\w$]+) as ([\w$]+)/g, '$2:$1')}}})();`
                : statement,
          )
          // In the lists of what to ask for, the core stands for it: it is there already.
          .replaceAll(`"${joints.fileName}"`, () => `"${core.fileName}"`);
      }
      delete bundle[joints.fileName];
      const manifest = bundle['visitor-manifest.json'];
      if (manifest?.type !== 'asset') this.error('There is no list of the files of the visitor runtime.');
      const key = `_${file}`;
      const listed = JSON.parse(String(manifest.source)) as Record<string, { imports?: string[] }>;
      for (const each of Object.values(listed))
        each.imports = each.imports?.filter((name) => name !== key) ?? [];
      delete listed[key];
      manifest.source = JSON.stringify(listed, null, 2);
    },
  },
};

/**
 * Chunks of the runtime carry their language: `words.de` has the words of German, all others speak English (DATA-68,
 * DATA-69).
 */
function chunkName(name: string, module: string | null): string {
  const locale = /\/src\/messages\/([a-z]{2})\/visitor\.ts$/.exec(module ?? '')?.[1];
  return locale === undefined ? `${name}.en-US` : `words.${locale}`;
}

/** The words of the interface by their language: `words.de`. */
function editorChunkName(name: string, module: string | null): string {
  const locale = /\/src\/messages\/([a-z]{2})\/interface\.ts$/.exec(module ?? '')?.[1];
  return locale === undefined ? name : `words.${locale}`;
}

/**
 * Four environments in one build: the editor (React, app hosts), the visitor runtime (no framework, public hosts), the
 * pages of the shop (React, public hosts) and the server. Assets of both browsers lie under /_portico/, which every host serves.
 */
export default defineConfig(({ command }) => ({
  appType: 'custom',
  base: '/_portico/',
  plugins: [
    compileMessages,
    inlineMessages,
    orderLayers,
    componentWords(),
    noJsonSchema,
    chunks.plugin,
    plainHttp,
    asciiServer,
    plainPreload,
    inlineJoints,
    compileAhead,
    react({ exclude: WITHOUT_REFRESH }),
  ],
  publicDir: false,
  build: { target: 'es2023', reportCompressedSize: false },
  environments: {
    client: {
      build: {
        outDir: 'dist/assets',
        assetsDir: 'editor',
        emptyOutDir: false,
        manifest: 'editor-manifest.json',
        rollupOptions: {
          input: {
            dashboard: 'src/editor/dashboard-main.tsx',
            config: 'src/editor/config-main.tsx',
          },
          output: {
            chunkFileNames: ({ name, facadeModuleId }) =>
              `editor/${editorChunkName(name, facadeModuleId)}-[hash].js`,
            codeSplitting: { groups: chunks.groups },
          },
        },
      },
    },
    visitor: {
      consumer: 'client',
      build: {
        outDir: 'dist/assets',
        assetsDir: 'visitor',
        emptyOutDir: false,
        manifest: 'visitor-manifest.json',
        rollupOptions: {
          input: { visitor: 'src/visitor/main.ts' },
          // Each file costs a request: the core is one, and so is what is too small for one of its own.
          output: {
            chunkFileNames: ({ name, facadeModuleId }) =>
              `visitor/${chunkName(name, facadeModuleId)}-[hash].js`,
            codeSplitting: {
              groups: [
                { name: 'visitor', tags: ['$initial'] },
                { name: 'json', test: JSON_RULES, priority: 2 },
                { name: 'parts', test: SMALL_SHARED_PARTS, priority: 2 },
                { name: 'slides', test: SLIDE_RULES, priority: 1 },
                { name: 'data-calls', test: DATA_CALLS },
                { name: 'dialog', test: DIALOG, priority: 1 },
                { name: 'lightbox', test: LIGHTBOX },
                { name: 'gallery', test: GALLERY },
                { name: 'moving-gallery', test: GALLERY_PARTS },
                { name: 'slideshow', test: SLIDESHOW },
                { name: 'service-widgets', test: SERVICE_WIDGETS },
              ],
            },
          },
        },
      },
    },
    // The cart and the checkout: React, fetched by their pages alone.
    apps: {
      consumer: 'client',
      build: {
        outDir: 'dist/assets',
        assetsDir: 'apps',
        emptyOutDir: false,
        manifest: 'apps-manifest.json',
        rollupOptions: {
          input: {
            cart: 'src/visitor/apps/cart/main.ts',
            checkout: 'src/visitor/apps/checkout/main.ts',
            donate: 'src/visitor/apps/donate/main.ts',
            reviews: 'src/visitor/apps/reviews/main.ts',
          },
          preserveEntrySignatures: 'exports-only',
          output: {
            codeSplitting: {
              groups: [{ name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\// }],
            },
          },
        },
      },
    },
    ssr: {
      // The development build of React is an order of magnitude slower, and what it warns of is found in tests.
      define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
      resolve: { noExternal: true, external: NATIVE_MODULES },
      build: {
        outDir: 'dist/server',
        ssr: true,
        copyPublicDir: false,
        rollupOptions: {
          input: {
            main: 'src/server/main.ts',
            cli: 'src/server/cli.ts',
            'export-worker': 'src/server/imports/export-worker.ts',
            'font-worker': 'src/server/fonts/font-worker.ts',
          },
          // The source is held in memory as long as the server runs: a sixth of it are comments of libraries.
          output: { comments: { jsdoc: false, annotation: false } },
        },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      for (const name of ['client', 'visitor', 'apps', 'ssr']) {
        const environment = builder.environments[name];
        if (environment) await builder.build(environment);
      }
    },
  },
}));
