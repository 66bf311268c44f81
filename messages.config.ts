import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseSync, type ESTree, type Plugin } from 'vite';

const MODULE = /\/src\/messages\/[a-z]{2}\/(interface\/|(?!interface\.ts))[\w-]+\.ts$/;
const IN_ENGLISH = /^(?:#messages|.*\/messages)\/(en\/(?:interface\/)?[\w-]+\.ts)$/;

/**
 * Puts what the modules of `src/messages/<locale>/` declare in their place, with compiled texts: no bundle has the parser
 * of messages, and what one language says is data. Used by builds; without it texts are compiled when they are said.
 */
export const compileMessages: Plugin = {
  name: 'compile-messages',
  apply: 'build',
  transform: {
    filter: { id: MODULE },
    async handler(_code, id) {
      const code = Object.entries(await declaredIn(id)).map(
        ([name, value]) => `export const ${name} = ${JSON.stringify(value)};`,
      );
      return { code: code.join('\n'), map: null };
    },
  },
};

/**
 * Puts a text of the editor where it is said: a screen that is fetched later brings its words along, and the first
 * script has only its own. A module of messages stays whole where it is used as a whole.
 */
export const inlineMessages: Plugin = {
  name: 'inline-messages',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'client',
  transform: {
    filter: { id: /\/src\/(?!messages\/).*\.tsx?$/, code: /messages\/en\// },
    async handler(code, id) {
      const inlined = await inlineTexts(code, id, declaredIn);
      return inlined === null ? null : { code: inlined, map: null };
    },
  },
};

type Declared = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

async function declaredIn(file: string): Promise<Declared> {
  return (await import(pathToFileURL(file).href)) as Declared;
}

/**
 * JavaScript in which `feature.name` of imported messages is the message itself; null where there is nothing to put.
 * A name that means something else anywhere in the module is left alone.
 */
export async function inlineTexts(
  code: string,
  id: string,
  read: (file: string) => Promise<Declared>,
): Promise<string | null> {
  const { program } = parseSync(id.replace(/\.tsx?$/, '.js'), code);
  const features = new Map<string, { readonly messages: Readonly<Record<string, unknown>> }>();
  const edits: { readonly start: number; readonly end: number; readonly text: string }[] = [];
  for (const statement of program.body) {
    if (statement.type !== 'ImportDeclaration') continue;
    const file = IN_ENGLISH.exec(statement.source.value)?.[1];
    if (file === undefined) continue;
    const declared = await read(path.join(import.meta.dirname, 'src', 'messages', file));
    for (const specifier of statement.specifiers) {
      if (specifier.type !== 'ImportSpecifier' || specifier.imported.type !== 'Identifier') return null;
      const messages = declared[specifier.imported.name];
      if (messages === undefined) return null;
      features.set(specifier.local.name, { messages });
    }
    edits.push({ start: statement.start, end: statement.end, text: '' });
  }
  if (features.size === 0) return null;

  const texts = new Map<string, string>();
  let isPlain = true;
  visit(program, (node) => {
    if (node.type === 'ImportDeclaration') return false;
    if (node.type === 'MemberExpression' && !node.computed && node.object.type === 'Identifier') {
      const message = features.get(node.object.name)?.messages[node.property.name];
      if (message !== undefined) {
        const name = `${node.object.name}$${node.property.name}`;
        texts.set(name, JSON.stringify(message));
        edits.push({ start: node.start, end: node.end, text: name });
        return false;
      }
    }
    if (node.type === 'Identifier' && features.has(node.name)) isPlain = false;
    return true;
  });
  if (!isPlain) return null;

  let inlined = code;
  for (const { start, end, text } of edits.toSorted((a, b) => b.start - a.start))
    inlined = inlined.slice(0, start) + text + inlined.slice(end);
  const declarations = [...texts].map(([name, text]) => `const ${name} = ${text};`);
  return `${declarations.join('\n')}\n${inlined}`;
}

/** Goes through a tree; `enter` says whether what is within a node is gone through, too. Names of properties are no names. */
function visit(node: ESTree.Node, enter: (node: ESTree.Node) => boolean): void {
  if (!enter(node)) return;
  for (const [key, child] of Object.entries(node)) {
    if (key === 'property' && node.type === 'MemberExpression' && !node.computed) continue;
    if (key === 'key' && 'computed' in node && !node.computed && !('shorthand' in node && node.shorthand))
      continue;
    for (const each of Array.isArray(child) ? (child as unknown[]) : [child])
      if (typeof each === 'object' && each !== null && 'type' in each) visit(each as ESTree.Node, enter);
  }
}
