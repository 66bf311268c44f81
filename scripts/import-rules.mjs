// The import directions of ARCHITECTURE.md, as data.
import { floorFault } from './floor-rules.mjs';

/** For each folder of src: the folders it may import from, besides itself. */
const MAY_IMPORT = {
  lib: [],
  messages: ['lib'],
  domain: ['lib', 'messages'],
  contract: ['lib', 'messages', 'domain'],
  blocks: ['lib', 'messages', 'domain'],
  compose: ['lib', 'messages', 'domain', 'blocks'],
  site: ['lib', 'messages', 'domain', 'contract', 'blocks'],
  views: ['lib', 'messages', 'domain', 'contract'],
  visitor: ['lib', 'messages', 'domain', 'contract', 'blocks', 'views'],
  ui: ['lib', 'messages'],
  editor: ['ui', 'lib', 'messages', 'domain', 'contract', 'blocks', 'compose', 'site'],
  server: ['lib', 'messages', 'domain', 'contract', 'blocks', 'compose', 'site', 'views'],
};

/** What the browser of a visitor must never load. */
const NOT_FOR_VISITORS = ['zod', 'react', 'react-dom', 'react/jsx-runtime'];
const BEHAVIOUR = /^src\/blocks\/[^/]+\/behaviour(\.ts|\/)/;
/** A block's own panel is code of the editor that lies with its block. */
const PANEL = /^src\/blocks\/[^/]+\/panel(\.tsx|\/)/;
const VISITOR_APPS = 'src/visitor/apps/';
/** Tests, and what only they use. */
const TEST = /\.test\.tsx?$|\/testing\//;

/**
 * What is wrong with one import, or null.
 * @param from the importing file, @param to the imported file or package, @param isType whether only types are taken
 */
export function importFault(from, to, isType) {
  const source = folderOf(from);
  if (source === null || TEST.test(from)) return null;
  if (!to.startsWith('src/')) return packageFault(from, to, isType);
  const target = folderOf(to);
  if (target === source) return floorFault(from, to);
  if (target === 'ui' && PANEL.test(from)) return null;
  if (!(MAY_IMPORT[source] ?? []).includes(target)) return `${source} must not import from ${target}`;
  if (source === 'visitor' && target === 'contract' && !isType)
    return 'visitor takes only types from contract';
  if (source === 'visitor' && target === 'blocks' && !isType && !BEHAVIOUR.test(to)) {
    return 'visitor takes only behaviours (and types) from blocks';
  }
  return null;
}

function packageFault(from, name, isType) {
  const isVisitors = from.startsWith('src/visitor/') || BEHAVIOUR.test(from);
  if (!isVisitors || isType || !NOT_FOR_VISITORS.includes(name)) return null;
  const isApp = from.startsWith(VISITOR_APPS) && name !== 'zod';
  return isApp ? null : `${name} must not reach the browser of a visitor`;
}

/** The files that a visitor's browser starts from: nothing they reach may need zod or React. */
export function isVisitorEntry(file) {
  return (
    (file.startsWith('src/visitor/') && !file.startsWith(VISITOR_APPS) && !TEST.test(file)) ||
    BEHAVIOUR.test(file)
  );
}

/** Tests take from everywhere. */
export function isTest(file) {
  return TEST.test(file);
}

export function isForbiddenForVisitors(name) {
  return NOT_FOR_VISITORS.includes(name);
}

function folderOf(file) {
  const [src, folder, rest] = file.split('/');
  return src === 'src' && rest !== undefined ? folder : null;
}
