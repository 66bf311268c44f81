import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const ROOT = import.meta.dirname;
const WORDS_OF_PART =
  /\/node_modules\/(react-aria|react-stately|react-aria-components)\/dist\/private\/(?:(\w+)\/)?intlStrings\.m?js$/;
const LIST = 'virtual:component-words';

/**
 * The component library brings its words in more than thirty languages with each part. English stays with the part; the
 * words of another language of the interface, of all parts, are one file that is fetched with that language
 * (`ui/component-words.ts`).
 */
export function componentWords(): Plugin {
  return {
    name: 'component-words',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^virtual:component-words/ },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: /^\0virtual:component-words/ },
      handler(id) {
        const locale = id.slice(`\0${LIST}`.length + 1);
        if (locale === '') {
          const lines = languages().map((each) => `${each}: () => import('${LIST}/${each}')`);
          return `export const languages = { ${lines.join(', ')} };`;
        }
        const files = filesOf(locale);
        return [
          ...files.map(({ file }, index) => `import part${index} from ${JSON.stringify(file)};`),
          `export const words = { ${files.map(({ part }, index) => `${JSON.stringify(part)}: part${index}`).join(', ')} };`,
        ].join('\n');
      },
    },
    transform: {
      filter: { id: WORDS_OF_PART },
      handler(code, id) {
        const english = /from ("[^"]*\/en-US\.m?js")/.exec(code)?.[1];
        const [, library = '', folder = ''] = WORDS_OF_PART.exec(id) ?? [];
        if (english === undefined)
          this.error('The words of the component library are not listed as expected.');
        return {
          code:
            `import english from ${english};\nimport { wordsOfPart } from ${JSON.stringify(`${ROOT}/src/ui/component-words.ts`)};\n` +
            `export default wordsOfPart(${JSON.stringify(`${library}/${folder}`)}, english);`,
          map: null,
        };
      },
    },
  };
}

/** The languages of the interface but English. */
function languages(): readonly string[] {
  return readdirSync(`${ROOT}/src/messages`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'en')
    .map((entry) => entry.name)
    .filter((name) => readdirSync(`${ROOT}/src/messages/${name}`).includes('interface.ts'));
}

interface PartFile {
  readonly part: string;
  readonly file: string;
}

/** A file for each part that has words in a language (`de`), by the country it is listed with (`de-DE`). */
function filesOf(locale: string): readonly PartFile[] {
  return ['react-aria', 'react-stately', 'react-aria-components'].flatMap((library) => {
    const intl = `${ROOT}/node_modules/${library}/dist/private/intl`;
    const inFolder = (folder: string): readonly PartFile[] => {
      const file = readdirSync(path.join(intl, folder))
        .toSorted()
        .find((name) => name.startsWith(`${locale}-`) && name.endsWith('.mjs'));
      return file === undefined
        ? []
        : [{ part: `${library}/${folder}`, file: path.join(intl, folder, file) }];
    };
    const folders = readdirSync(intl, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name);
    return ['', ...folders].flatMap(inFolder);
  });
}
