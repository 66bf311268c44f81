import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/**
 * Puts what the modules of `src/messages/<locale>/` declare in their place, with compiled texts: no bundle has the parser
 * of messages, and what one language says is data. Used by builds; without it texts are compiled when they are said.
 */
export const compileMessages: Plugin = {
  name: 'compile-messages',
  apply: 'build',
  transform: {
    filter: { id: /\/src\/messages\/[a-z]{2}\/[\w-]+\.ts$/ },
    async handler(_code, id) {
      const declared = (await import(pathToFileURL(id).href)) as Readonly<Record<string, unknown>>;
      const code = Object.entries(declared).map(
        ([name, value]) => `export const ${name} = ${JSON.stringify(value)};`,
      );
      return { code: code.join('\n'), map: null };
    },
  },
};
