import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { InterfaceLocale } from '#messages/interface-locales.ts';
import { projectFolder } from '#server/platform/config/project-folder.ts';

const BASE = '/_portico/';

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).optional(),
    css: z.array(z.string()).optional(),
  }),
);
type Manifest = z.infer<typeof manifestSchema>;

/** The files that a page of the editor loads: addresses from the root of the host. */
export interface EditorEntry {
  /** Module scripts, in this order. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Modules that the scripts import, to be preloaded. */
  readonly preloads: readonly string[];
}

export interface VisitorEntry {
  /** The address of the module script that starts the runtime. */
  readonly script: string;
  /** The address of a chunk by its source (`src/blocks/form/behaviour.ts`) or a block's type (`form`), or null. */
  chunkOf(name: string): string | null;
}

const EDITOR_SOURCES = {
  dashboard: 'src/editor/dashboard-main.tsx',
  config: 'src/editor/config-main.tsx',
} as const;
const VISITOR_SOURCE = 'src/visitor/main.ts';

export type EditorEntryName = keyof typeof EDITOR_SOURCES;

const isDevelopment = () => process.env['NODE_ENV'] === 'development';

/**
 * The files of an app of the editor, by the manifest of the build; in development their sources.
 * @param locale the language whose words the app fetches first
 * @param lazy a source that the first screen fetches later: its files are fetched at once with the others
 */
export function editorEntry(
  name: EditorEntryName,
  { locale, lazy }: { readonly locale: InterfaceLocale; readonly lazy?: string },
): EditorEntry {
  const source = EDITOR_SOURCES[name];
  if (isDevelopment()) {
    return { scripts: [`${BASE}@portico/preamble.js`, BASE + source], styles: [], preloads: [] };
  }
  const manifest = readManifest('editor');
  const imported = [...importsOf(manifest, source)];
  if (lazy !== undefined) imported.push(lazy, ...importsOf(manifest, lazy));
  // English is included in the scripts.
  const words = `src/messages/${locale}/interface.ts`;
  if (locale !== 'en') imported.push(words, ...importsOf(manifest, words));
  const chunks = [source, ...imported].map((key) => manifest[key]).filter((chunk) => chunk !== undefined);
  return {
    scripts: [BASE + (manifest[source]?.file ?? source)],
    styles: [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))].map((file) => BASE + file),
    preloads: [...new Set(chunks.slice(1).map((chunk) => BASE + chunk.file))],
  };
}

/** The runtime of published pages. */
export function visitorEntry(): VisitorEntry {
  if (isDevelopment()) {
    return { script: BASE + VISITOR_SOURCE, chunkOf: (name) => BASE + sourceOf(name) };
  }
  const manifest = readManifest('visitor');
  return {
    script: BASE + (manifest[VISITOR_SOURCE]?.file ?? VISITOR_SOURCE),
    chunkOf(name) {
      const chunk = manifest[sourceOf(name)];
      return chunk === undefined ? null : BASE + chunk.file;
    },
  };
}

/** The address of the script of a page of the shop; null without a build. */
export function visitorApp(name: string): string | null {
  const source = `src/visitor/apps/${name}/main.ts`;
  if (isDevelopment()) return BASE + source;
  const file = readManifest('apps')[source]?.file;
  return file === undefined ? null : BASE + file;
}

/** Whether `npm run build` was run. */
export function isBuilt(): boolean {
  return Object.keys(readManifest('editor')).length > 0 && Object.keys(readManifest('visitor')).length > 0;
}

function sourceOf(name: string): string {
  return name.includes('/') ? name : `src/blocks/${name}/behaviour.ts`;
}

function importsOf(manifest: Manifest, key: string, seen: Set<string> = new Set()): readonly string[] {
  for (const imported of manifest[key]?.imports ?? []) {
    if (seen.has(imported)) continue;
    seen.add(imported);
    importsOf(manifest, imported, seen);
  }
  return [...seen];
}

const manifests = new Map<string, Manifest>();

/** Empty without a build, as in tests; the server refuses to start then. */
function readManifest(name: 'editor' | 'visitor' | 'apps'): Manifest {
  const known = manifests.get(name);
  if (known !== undefined) return known;
  const file = path.join(projectFolder(), 'dist', 'assets', `${name}-manifest.json`);
  let manifest: Manifest = {};
  try {
    manifest = manifestSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
  manifests.set(name, manifest);
  return manifest;
}
