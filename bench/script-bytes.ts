import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Measured } from './report.ts';

const ASSETS = 'dist/assets';
const CORE = 'src/visitor/main.ts';
const CORE_TARGET_KB = 12;

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

/** Bytes of the core and of each part that is fetched later: the part itself, and what it brings along beyond the core. */
export async function measureScriptBytes(): Promise<Measured[]> {
  const manifest = JSON.parse(await readFile(join(ASSETS, 'visitor-manifest.json'), 'utf8')) as Manifest;
  const sizes = new Map<string, number>();
  for (const [key, { file }] of Object.entries(manifest)) sizes.set(key, await brotliBytes(file));
  const size = (keys: Iterable<string>): number =>
    [...keys].reduce((total, key) => total + (sizes.get(key) ?? 0), 0) / 1000;
  const core = closure(manifest, CORE);
  const parts = [...new Set(Object.values(manifest).flatMap(({ dynamicImports = [] }) => dynamicImports))];
  return [
    { what: 'script of the core', value: size(core), unit: 'KB', target: { atMost: CORE_TARGET_KB } },
    ...parts
      .map((key) => {
        const own = sizes.get(key) ?? 0;
        const all = size([...closure(manifest, key)].filter((each) => !core.has(each)));
        const note = all * 1000 > own ? `${(own / 1000).toFixed(2)} KB its own` : '';
        return { what: `script of ${nameOf(key)}`, value: all, unit: 'KB', note };
      })
      .toSorted((a, b) => b.value - a.value),
  ];
}

/** A chunk with everything it imports before it can run. */
function closure(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  if (found.has(key)) return found;
  found.add(key);
  for (const imported of manifest[key]?.imports ?? []) closure(manifest, imported, found);
  return found;
}

/** `accordion` for a behaviour, the name of the file for other parts. */
function nameOf(key: string): string {
  return basename(key) === 'behaviour.ts'
    ? `the block ${basename(dirname(key))}`
    : basename(key, '.ts').replace(/^_(.*)-[\w-]{8}\.js$/, '$1');
}

async function brotliBytes(file: string): Promise<number> {
  const content = await readFile(join(ASSETS, file));
  return brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  }).length;
}
