import { isJsonObject, type JsonObject, type JsonValue } from '#lib/json.ts';

/** A block of the block editor, or (name null) the HTML between blocks. */
export interface WordpressBlock {
  /** `paragraph`, `core-embed/youtube`, `jetpack/map`; the `core/` of built-in blocks is left away. */
  readonly name: string | null;
  readonly attributes: JsonObject;
  /** HTML and the blocks inside, in order. */
  readonly parts: readonly (string | WordpressBlock)[];
}

interface OpenBlock {
  readonly name: string | null;
  readonly attributes: JsonObject;
  readonly parts: (string | WordpressBlock)[];
}

interface Delimiter {
  readonly kind: 'open' | 'close' | 'void';
  readonly name: string;
  readonly attributes: JsonObject;
}

/** Blocks inside blocks deeper than this are read as siblings. */
const MAX_DEPTH = 60;

/**
 * The blocks of a content by its `<!-- wp:name {…} -->` comments. Never fails: unclosed blocks end with their parent,
 * closing comments without an opening one and comments that are no delimiter stay HTML.
 */
export function parseBlockComments(content: string): readonly WordpressBlock[] {
  const root: OpenBlock = { name: null, attributes: {}, parts: [] };
  const stack: OpenBlock[] = [root];
  let position = 0;
  let textStart = 0;
  const top = (): OpenBlock => stack.at(-1) ?? root;
  const closeTop = (): void => {
    const block = stack.pop();
    if (block !== undefined) top().parts.push(block);
  };
  for (;;) {
    const start = content.indexOf('<!--', position);
    if (start === -1) break;
    const end = content.indexOf('-->', start + 4);
    if (end === -1) break;
    position = end + 3;
    const delimiter = delimiterOf(content.slice(start + 4, end));
    if (delimiter === null) continue;
    if (delimiter.kind === 'close' && !stack.some((block) => block.name === delimiter.name)) continue;
    addText(top(), content.slice(textStart, start));
    textStart = position;
    const block: OpenBlock = { name: delimiter.name, attributes: delimiter.attributes, parts: [] };
    if (delimiter.kind === 'void' || stack.length > MAX_DEPTH) top().parts.push(block);
    else if (delimiter.kind === 'open') stack.push(block);
    else {
      while (top().name !== delimiter.name) closeTop();
      closeTop();
    }
  }
  addText(top(), content.slice(textStart));
  while (stack.length > 1) closeTop();
  return root.parts.map((part) =>
    typeof part === 'string' ? { name: null, attributes: {}, parts: [part] } : part,
  );
}

/** The HTML of a block with that of the blocks inside it. */
export function htmlOfBlock(block: WordpressBlock): string {
  return block.parts.map((part) => (typeof part === 'string' ? part : htmlOfBlock(part))).join('');
}

/** The blocks directly inside a block. */
export function innerBlocks(block: WordpressBlock): readonly WordpressBlock[] {
  return block.parts.filter((part) => typeof part !== 'string');
}

function addText(block: OpenBlock, text: string): void {
  if (text.trim() !== '') block.parts.push(text);
}

function delimiterOf(comment: string): Delimiter | null {
  const match = /^\s+(\/?)wp:([a-z][a-z0-9_-]*(?:\/[a-z][a-z0-9_-]*)?)(?=\s|\/$|$)/.exec(comment);
  if (match === null) return null;
  const name = (match[2] ?? '').replace(/^core\//, '');
  if (match[1] === '/') return { kind: 'close', name, attributes: {} };
  const rest = comment.slice(match[0].length).trim();
  const isVoid = rest.endsWith('/');
  return {
    kind: isVoid ? 'void' : 'open',
    name,
    attributes: attributesOf(isVoid ? rest.slice(0, -1) : rest),
  };
}

/** Attributes that are not valid JSON count as none: the HTML of the block still says what it shows. */
function attributesOf(text: string): JsonObject {
  if (!text.trim().startsWith('{')) return {};
  try {
    const value = JSON.parse(text) as JsonValue;
    return isJsonObject(value) ? value : {};
  } catch {
    return {};
  }
}
