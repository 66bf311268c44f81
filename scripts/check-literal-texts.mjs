// Finds texts that people read and that are no messages (docs/guides/messages.md). With a folder it lists those in it;
// with --lower it writes down how few are left, and keeps the reasons beside them. What is left may only get less.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { earlyTranslations, literalTexts } from './literal-texts.mjs';
import { ROOT } from './packages.mjs';

const LEFT = path.join(ROOT, 'scripts', 'literal-texts-left.txt');
const FOLDERS = ['editor', 'ui', 'blocks', 'contract', 'domain', 'server'];
/** Said to people who run an installation, at its command line; or names and words of sites in each language, and names of places. */
const EXEMPT =
  /^src\/server\/platform\/|^src\/domain\/embeds\/(?:embed-providers|widget-services)\.ts$|^src\/domain\/addresses\/regions\.data\.ts$/;
const TEST = /\.test\.tsx?$|\.d\.ts$|\/(?:testing|fixtures)\//;
/** Files of blocks that say something to those who edit; what else they say is the site's. */
const OF_BLOCKS_FOR_EDITORS = /^src\/blocks\/[^/]+\/(?:index\.ts|panel(?:\.tsx|\/))/;

const found = new Map();
const early = [];
for (const file of FOLDERS.flatMap((folder) => sourceFiles(`src/${folder}`))) {
  const code = readFileSync(path.join(ROOT, file), 'utf8');
  const isInterface = /^src\/(?:editor|ui)\/|\/panel(?:\.tsx|\/)/.test(file);
  const texts = literalTexts(file, code, { isInterface }).map(({ line, text }) => `${file}:${line} ${text}`);
  if (texts.length > 0) found.set(folderOf(file), [...(found.get(folderOf(file)) ?? []), ...texts]);
  early.push(
    ...earlyTranslations(file, code).map((line) => `${file}:${line} is said while the module loads`),
  );
}

const folder = process.argv.slice(2).find((argument) => !argument.startsWith('--'));
const allowed = new Map(
  readFileSync(LEFT, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [name, count, ...reason] = line.split(' ');
      return [name, { most: Number(count), reason: reason.join(' ') }];
    }),
);
const faults = [...early];
if (folder !== undefined) {
  for (const [name, texts] of found)
    if (`${name}/`.startsWith(`${folder.replace(/\/$/, '')}/`)) faults.push(...texts);
} else if (process.argv.includes('--lower')) {
  const left = [...allowed].map(([name, { most, reason }]) => [
    name,
    Math.min(most, found.get(name)?.length ?? 0),
    reason,
  ]);
  writeFileSync(
    LEFT,
    left
      .flatMap(([name, count, reason]) => (count > 0 ? [`${name} ${count} ${reason}`.trim() + '\n'] : []))
      .join('\n'),
  );
} else {
  for (const [name, texts] of found) {
    const most = allowed.get(name)?.most ?? 0;
    if (texts.length > most)
      faults.push(`${name}: ${texts.length} texts are no messages, at most ${most} may be:`, ...texts);
  }
}

process.exitCode = faults.length > 0 ? 1 : 0;
process.stdout.write(
  faults.length > 0 ? `${faults.join('\n')}\n` : 'No more texts outside of messages than before.\n',
);

function sourceFiles(name) {
  return readdirSync(path.join(ROOT, name), { withFileTypes: true }).flatMap((entry) => {
    const file = `${name}/${entry.name}`;
    if (entry.isDirectory()) return sourceFiles(file);
    if (!/\.tsx?$/.test(file) || TEST.test(file) || EXEMPT.test(file)) return [];
    return file.startsWith('src/blocks/') && !OF_BLOCKS_FOR_EDITORS.test(file) ? [] : [file];
  });
}

/** `src/editor/locks`; what lies in `src/ui` itself belongs to that. */
function folderOf(file) {
  const parts = file.split('/').slice(0, -1);
  return parts.slice(0, 3).join('/');
}
