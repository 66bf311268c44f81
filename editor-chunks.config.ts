import type { Plugin } from 'vite';

const ROOT = import.meta.dirname;
const EDITOR = `${ROOT}/src/editor`;
const DASHBOARD = `${EDITOR}/dashboard-main.tsx`;
const CONFIG = `${EDITOR}/config-main.tsx`;
/** The area that the configuration area opens with. */
const FIRST_AREA = `${EDITOR}/areas/pages-area.tsx`;
/** What is fetched when editing begins (`edit-mode/fetch-editing-parts.ts`): the canvas, texts, the panels of blocks. */
const CANVAS = ['canvas/editing-canvas.tsx', 'grid/drag-guides.ts', 'multi-select/several-tools.ts'];
const TEXTS = ['live-text.tsx', 'text-toolbar.tsx', 'slash-menu.tsx', 'table-edges.tsx'];
const PANELS = [
  'field-kinds/rich-text-field.tsx',
  'inspector/block-panel.tsx',
  'inspector/section-panel.tsx',
];

const FRAMEWORK =
  /\/node_modules\/(react|react-dom|scheduler|react-router|zod|zustand|use-sync-external-store|@tanstack)\//;
const INTERFACE = /\/node_modules\/|\/src\/ui\//;
/**
 * Libraries that are imported as a whole are not what a part needs of them: only those go with the part that imports
 * them that nothing else uses.
 */
const OF_OTHERS =
  /\/node_modules\/(?!lucide-react|prosemirror-|@tiptap|rope-sequence|orderedmap|w3c-keyname)/;

interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/**
 * Puts what the first screens of the editor need into few files, and so what editing begins with: every file costs
 * headers and a turn on the connection, some milliseconds of the page's own thread, and is compressed by itself. What
 * only the dashboard or only the configuration area needs stays out of the other.
 */
export function editorChunks() {
  const none: ReadonlySet<string> = new Set();
  let [ofDashboard, ofConfig, ofArea, ofCanvas, ofTexts, ofPanels] = [none, none, none, none, none, none];
  const plugin: Plugin = {
    name: 'editor-chunks',
    applyToEnvironment: (environment) => environment.name === 'client',
    buildEnd() {
      ofDashboard = staticImports(this, [DASHBOARD]);
      ofConfig = staticImports(this, [CONFIG]);
      ofArea = staticImports(this, [FIRST_AREA]);
      ofCanvas = staticImports(
        this,
        CANVAS.map((name) => `${EDITOR}/${name}`),
      );
      ofTexts = staticImports(
        this,
        TEXTS.map((name) => `${EDITOR}/rich-text/${name}`),
      );
      ofPanels = staticImports(
        this,
        PANELS.map((name) => `${EDITOR}/${name}`),
      );
    },
  };
  const isOf = (part: ReadonlySet<string>, id: string): boolean => part.has(id) && !OF_OTHERS.test(id);
  // What a group needs is put into it unless a group above took it.
  const tags = ['$initial' as const];
  const groups = [
    {
      // React, the kit and its libraries, and what else dashboard and configuration area begin with: in one file, since a
      // second one costs its headers, and is compressed by itself.
      name: 'interface',
      // What the first area shows of the kit counts, too: in a group of the editor it would bring all of that to the
      // dashboard.
      test: (id: string) =>
        FRAMEWORK.test(id) ||
        (ofDashboard.has(id) && (ofConfig.has(id) || (INTERFACE.test(id) && ofArea.has(id)))),
      tags,
      priority: 7,
    },
    { name: 'editor', test: (id: string) => ofConfig.has(id) && id !== CONFIG, tags, priority: 5 },
    {
      name: 'dialogs',
      // In a group of what is fetched later it would bring all of that to the dashboard.
      test: (id: string) =>
        INTERFACE.test(id) &&
        ofDashboard.has(id) &&
        [ofCanvas, ofTexts, ofPanels].some((part) => part.has(id)),
      priority: 5,
    },
    {
      name: 'shared',
      // As dialogs: what the dashboard needs of the groups below.
      test: (id: string) =>
        ofDashboard.has(id) && [ofArea, ofCanvas, ofTexts, ofPanels].some((part) => isOf(part, id)),
      priority: 5,
    },
    { name: 'panel', test: (id: string) => isOf(ofArea, id), priority: 4 },
    { name: 'editing', test: (id: string) => isOf(ofCanvas, id), priority: 3 },
    { name: 'texts', test: (id: string) => isOf(ofTexts, id), priority: 2 },
    { name: 'block-panels', test: (id: string) => isOf(ofPanels, id), priority: 1 },
  ];
  return { plugin, groups };
}

/** Modules and all that is imported with them, at once or by what they import. */
function staticImports(
  modules: Modules,
  ids: readonly string[],
  found: Set<string> = new Set(),
): ReadonlySet<string> {
  for (const id of ids) {
    if (found.has(id)) continue;
    found.add(id);
    staticImports(modules, modules.getModuleInfo(id)?.importedIds ?? [], found);
  }
  return found;
}
