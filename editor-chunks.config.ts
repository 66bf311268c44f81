import type { Plugin } from 'vite';

const ROOT = import.meta.dirname;
const DASHBOARD = `${ROOT}/src/editor/dashboard-main.tsx`;
const CONFIG = `${ROOT}/src/editor/config-main.tsx`;
/** The area that the configuration area opens with. */
const FIRST_AREA = `${ROOT}/src/editor/areas/pages-area.tsx`;

const FRAMEWORK =
  /\/node_modules\/(react|react-dom|scheduler|react-router|zod|zustand|use-sync-external-store|@tanstack)\//;
const INTERFACE = /\/node_modules\/|\/src\/ui\//;
/** What an area has for itself; what else it needs, the other areas need, too. */
const OF_AN_AREA = /\/src\/editor\/(areas|pages|collections)\//;

interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/**
 * Puts what the first screens of the editor need into few files: every file costs headers and a turn on the connection,
 * and is compressed by itself. What only the dashboard or only the configuration area needs stays out of the other.
 */
export function editorChunks() {
  let ofDashboard: ReadonlySet<string> = new Set();
  let ofConfig: ReadonlySet<string> = new Set();
  let ofArea: ReadonlySet<string> = new Set();
  const plugin: Plugin = {
    name: 'editor-chunks',
    applyToEnvironment: (environment) => environment.name === 'client',
    buildEnd() {
      ofDashboard = staticImports(this, DASHBOARD);
      ofConfig = staticImports(this, CONFIG);
      ofArea = staticImports(this, FIRST_AREA);
    },
  };
  const ofFirstArea = (id: string): boolean =>
    ofArea.has(id) && !OF_AN_AREA.test(id) && !id.includes('/node_modules/');
  // What a group needs is put into it unless a group above took it.
  const tags = ['$initial' as const];
  const groups = [
    { name: 'framework', test: FRAMEWORK, priority: 5 },
    {
      name: 'interface',
      test: (id: string) => INTERFACE.test(id) && ofConfig.has(id) && ofDashboard.has(id),
      tags,
      priority: 4,
    },
    { name: 'rules', test: (id: string) => ofDashboard.has(id) && ofConfig.has(id), tags, priority: 3 },
    { name: 'editor', test: (id: string) => ofConfig.has(id) && id !== CONFIG, tags, priority: 2 },
    { name: 'panel', test: ofFirstArea, priority: 1 },
  ];
  return { plugin, groups };
}

/** A module and all that is imported with it, at once or by what it imports. */
function staticImports(modules: Modules, id: string, found: Set<string> = new Set()): ReadonlySet<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const imported of modules.getModuleInfo(id)?.importedIds ?? [])
    staticImports(modules, imported, found);
  return found;
}
