import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync, type Program, type Statement, type TSType } from 'oxc-parser';

/** Where the official library keeps the types that are generated from Stripe's published OpenAPI description. */
const RESOURCES = resolve(dirname(fileURLToPath(import.meta.resolve('stripe'))), 'resources');

type Members = Extract<Statement, { type: 'TSInterfaceDeclaration' }>['body']['body'];

interface Declared {
  readonly file: string;
  /** The namespace it lies in, within which its own names are looked up first. */
  readonly within: string;
  readonly members?: Members;
  readonly type?: TSType;
}

interface SourceFile {
  readonly declared: ReadonlyMap<string, Declared>;
  /** File and name that a name comes from. */
  readonly imported: ReadonlyMap<string, { readonly file: string; readonly name: string }>;
}

const files = new Map<string, SourceFile>();

/**
 * What of a value does not fit a type of Stripe's, each fault with its path: names that Stripe does not answer, values of
 * another kind, and words that are none of those it lists. What is left out is no fault, since a stand-in answers what is read.
 */
export function faultsOfStripeType(value: unknown, file: string, name: string): readonly string[] {
  return faultsOf(value, { type: 'declared', declared: declaredAs(resolve(RESOURCES, file), name) }, name);
}

type Asked =
  | { readonly type: 'declared'; readonly declared: Declared }
  | { readonly type: 'inline'; readonly node: TSType; readonly file: string; readonly within: string };

function faultsOf(value: unknown, asked: Asked, path: string): readonly string[] {
  if (asked.type === 'declared') {
    const { declared } = asked;
    if (declared.members !== undefined) return faultsOfMembers(value, declared.members, declared, path);
    if (declared.type === undefined) throw new Error(`${path} has no type that is understood`);
    return faultsOf(value, { type: 'inline', node: declared.type, ...placeOf(declared) }, path);
  }
  const { node, file, within } = asked;
  const inline = (next: TSType): Asked => ({ type: 'inline', node: next, file, within });
  switch (node.type) {
    case 'TSStringKeyword':
      return is(typeof value === 'string', value, path, 'a string');
    case 'TSNumberKeyword':
      return is(typeof value === 'number', value, path, 'a number');
    case 'TSBooleanKeyword':
      return is(typeof value === 'boolean', value, path, 'a boolean');
    case 'TSNullKeyword':
      return is(value === null, value, path, 'null');
    case 'TSLiteralType':
      return faultsOfLiteral(value, node, path);
    case 'TSUnionType': {
      const tried = node.types.map((each) => faultsOf(value, inline(each), path));
      return tried.toSorted((a, b) => a.length - b.length)[0] ?? [];
    }
    case 'TSTypeLiteral':
      return faultsOfMembers(value, node.members, { file, within }, path);
    case 'TSTypeReference':
      return faultsOfReference(value, node, { file, within }, path);
    default:
      throw new Error(`${path}: ${node.type} is not understood`);
  }
}

function faultsOfLiteral(value: unknown, node: Extract<TSType, { type: 'TSLiteralType' }>, path: string) {
  if (node.literal.type !== 'Literal') throw new Error(`${path}: this literal is not understood`);
  return is(value === node.literal.value, value, path, JSON.stringify(node.literal.value));
}

function faultsOfReference(
  value: unknown,
  node: Extract<TSType, { type: 'TSTypeReference' }>,
  { file, within }: { readonly file: string; readonly within: string },
  path: string,
): readonly string[] {
  const name = nameOf(node.typeName);
  // The library lets in words that Stripe adds later; a stand-in says those that are known.
  if (name === 'OtherString') return [`${path} is ${JSON.stringify(value)}, which Stripe does not list`];
  const [item] = node.typeArguments?.params ?? [];
  if (item !== undefined && (name === 'Array' || name === 'ApiList')) {
    const list = name === 'Array' ? value : (value as { data?: unknown } | null)?.data;
    if (!Array.isArray(list)) return is(false, value, path, 'a list');
    return list.flatMap((each, index) =>
      faultsOf(each, { type: 'inline', node: item, file, within }, `${path}[${index}]`),
    );
  }
  return faultsOf(value, { type: 'declared', declared: lookUp(name, file, within) }, path);
}

function faultsOfMembers(
  value: unknown,
  members: Members,
  place: { readonly file: string; readonly within: string },
  path: string,
): readonly string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return is(false, value, path, 'an object');
  const types = new Map<string, TSType>();
  let others: TSType | null = null;
  for (const member of members) {
    if (member.type === 'TSIndexSignature') others = member.typeAnnotation.typeAnnotation;
    if (member.type !== 'TSPropertySignature' || member.typeAnnotation === null) continue;
    const { key } = member;
    if (key.type === 'Identifier') types.set(key.name, member.typeAnnotation.typeAnnotation);
    if (key.type === 'Literal') types.set(String(key.value), member.typeAnnotation.typeAnnotation);
  }
  return Object.entries(value).flatMap(([key, of]) => {
    const node = types.get(key) ?? others;
    if (node === null) return [`${path}.${key} is nothing that Stripe answers`];
    return faultsOf(of, { type: 'inline', node, ...place }, `${path}.${key}`);
  });
}

function is(fits: boolean, value: unknown, path: string, wanted: string): readonly string[] {
  return fits ? [] : [`${path} is ${JSON.stringify(value)}, not ${wanted}`];
}

/** A name as it is meant within a namespace: its own, those around it, the file's, or one of another file. */
function lookUp(name: string, file: string, within: string): Declared {
  const { declared, imported } = fileAt(file);
  for (let around = within; around !== ''; around = around.split('.').slice(0, -1).join('.')) {
    const found = declared.get(`${around}.${name}`);
    if (found !== undefined) return found;
  }
  const own = declared.get(name);
  if (own !== undefined) return own;
  const [first = '', ...rest] = name.split('.');
  const from = imported.get(first);
  if (from === undefined) throw new Error(`${name} is not declared in ${file}`);
  return declaredAs(from.file, [from.name, ...rest].join('.'));
}

function declaredAs(file: string, name: string): Declared {
  const found = fileAt(file).declared.get(name);
  if (found === undefined) throw new Error(`${name} is not declared in ${file}`);
  return found;
}

function fileAt(file: string): SourceFile {
  const known = files.get(file);
  if (known !== undefined) return known;
  const read = readDeclarations(file, parseSync(file, readFileSync(file, 'utf8')).program);
  files.set(file, read);
  return read;
}

function readDeclarations(file: string, { body }: Program): SourceFile {
  const declared = new Map<string, Declared>();
  const imported = new Map<string, { file: string; name: string }>();
  const read = (statement: Program['body'][number], within: string): void => {
    const full = (name: string): string => (within === '' ? name : `${within}.${name}`);
    switch (statement.type) {
      case 'ExportNamedDeclaration':
        if (statement.declaration !== null) read(statement.declaration, within);
        return;
      case 'TSInterfaceDeclaration':
        declared.set(full(statement.id.name), {
          file,
          within: full(statement.id.name),
          members: statement.body.body,
        });
        return;
      case 'TSTypeAliasDeclaration':
        declared.set(full(statement.id.name), { file, within, type: statement.typeAnnotation });
        return;
      case 'TSModuleDeclaration': {
        if (statement.id.type === 'Literal' || statement.body?.type !== 'TSModuleBlock') return;
        const name = full(nameOf(statement.id));
        for (const each of statement.body.body) read(each, name);
        return;
      }
      case 'ImportDeclaration': {
        const from = resolve(dirname(file), statement.source.value.replace(/\.js$/, '.d.ts'));
        for (const each of statement.specifiers)
          if (each.type === 'ImportSpecifier' && each.imported.type === 'Identifier')
            imported.set(each.local.name, { file: from, name: each.imported.name });
        return;
      }
      default:
        return;
    }
  };
  for (const statement of body) read(statement, '');
  return { declared, imported };
}

function nameOf(node: { readonly type: string }): string {
  const named = node as
    | { readonly type: 'Identifier'; readonly name: string }
    | {
        readonly type: 'TSQualifiedName';
        readonly left: { readonly type: string };
        readonly right: { readonly name: string };
      };
  return named.type === 'Identifier' ? named.name : `${nameOf(named.left)}.${named.right.name}`;
}

function placeOf({ file, within }: Declared): { readonly file: string; readonly within: string } {
  return { file, within };
}
