import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Native modules stay outside the server's bundle; everything else is bundled so that a start reads few files. */
const NATIVE_MODULES = ['sharp', '@node-rs/argon2', 'vite', 'pg-native'];

/**
 * Three environments in one build: the editor (React, app hosts), the visitor runtime (no framework, public hosts)
 * and the server. Assets of both browsers lie under /_portico/, which every host serves.
 */
export default defineConfig({
  appType: 'custom',
  base: '/_portico/',
  plugins: [react()],
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
        rollupOptions: { input: { visitor: 'src/visitor/main.ts' } },
      },
    },
    ssr: {
      resolve: { noExternal: true, external: NATIVE_MODULES },
      build: {
        outDir: 'dist/server',
        ssr: true,
        copyPublicDir: false,
        rollupOptions: { input: { main: 'src/server/main.ts', cli: 'src/server/cli.ts' } },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      for (const name of ['client', 'visitor', 'ssr']) {
        const environment = builder.environments[name];
        if (environment) await builder.build(environment);
      }
    },
  },
});
