import type { Token } from 'markdown-it';
import { MAX_MARKDOWN_DEPTH, type MarkdownBudget } from './markdown-budget.ts';
import type { MarkdownElement, MarkdownNode, MarkdownNote, MarkdownTree } from './markdown-tree.ts';

interface OpenElement {
  readonly tag: string;
  readonly attributes: Record<string, string>;
  readonly children: MarkdownNode[];
}

interface OpenNote {
  readonly number: number;
  uses: number;
}

const TASK = /^\[([ xX])\][ \t\n]/;
/** Names of languages that may be used as a class of code. */
const LANGUAGE = /^[\w+#.-]{1,40}$/;

/** The elements of a parsed text; nodes are charged to the budget's steps, nesting to its depth. */
export function buildMarkdownTree(tokens: readonly Token[], budget: MarkdownBudget): MarkdownTree {
  const { text, notes } = apart(tokens);
  const builder = new TreeBuilder(budget);
  const children = builder.build(text);
  const built: MarkdownNote[] = [];
  // Notes refer to notes: each is built once, in the order of its first reference.
  const inOrder = [...builder.references.keys()];
  for (let at = 0; at < inOrder.length; at += 1) {
    const label = inOrder[at] ?? '';
    const known = builder.references.size;
    built.push({ children: builder.build(notes.get(label) ?? []), uses: 0 });
    if (builder.references.size > known) inOrder.push(...[...builder.references.keys()].slice(known));
  }
  return {
    children,
    notes: built.map((note, at) => ({ ...note, uses: builder.references.get(inOrder[at] ?? '')?.uses ?? 0 })),
  };
}

/** The tokens of the text and those of each note. Of two notes with one label the first counts. */
function apart(tokens: readonly Token[]) {
  const text: Token[] = [];
  const notes = new Map<string, Token[]>();
  const open: Token[][] = [text];
  for (const token of tokens) {
    if (token.type === 'note_open') {
      const content: Token[] = [];
      open.push(content);
      if (token.meta?.['isRepeated'] !== true) notes.set(String(token.meta?.['label']), content);
    } else if (token.type === 'note_close') open.pop();
    else open.at(-1)?.push(token);
  }
  return { text, notes };
}

class TreeBuilder {
  readonly references = new Map<string, OpenNote>();
  private readonly budget: MarkdownBudget;
  private open: OpenElement[] = [];

  constructor(budget: MarkdownBudget) {
    this.budget = budget;
  }

  build(tokens: readonly Token[]): readonly MarkdownNode[] {
    const root: OpenElement = { tag: '', attributes: {}, children: [] };
    this.open = [root];
    for (const token of tokens) this.addBlock(token);
    return root.children;
  }

  private addBlock(token: Token): void {
    if (token.type === 'inline') this.addInline(token.children ?? []);
    else if (token.type === 'html_block' || token.hidden) return;
    else if (token.type === 'fence' || token.type === 'code_block') this.addCode(token);
    else if (token.nesting === 1) this.enter(token.tag, attributesOf(token));
    else if (token.nesting === -1) this.leave();
    else this.add({ tag: token.tag, attributes: {}, children: [] });
  }

  private addInline(tokens: readonly Token[]): void {
    const depth = this.open.length;
    for (const token of tokens) this.addPart(token);
    // The parser closes every element; this limits an error to one paragraph.
    this.open.length = depth;
  }

  private addPart(token: Token): void {
    switch (token.type) {
      case 'text':
        this.add(this.withoutTask(token.content));
        return;
      case 'softbreak':
        this.add('\n');
        return;
      case 'code_inline':
        this.add({ tag: 'code', attributes: {}, children: [token.content] });
        return;
      case 'image':
        this.add({
          tag: 'img',
          attributes: { ...attributesOf(token), alt: wordsOf(token.children ?? [], MAX_MARKDOWN_DEPTH) },
          children: [],
        });
        return;
      case 'note_reference':
        this.addReference(String(token.meta?.['label']));
        return;
      case 'html_inline':
        return;
      default:
        if (token.nesting === 1) this.enter(token.tag === 's' ? 'del' : token.tag, attributesOf(token));
        else if (token.nesting === -1) this.leave();
        else this.add({ tag: token.tag, attributes: {}, children: [] });
    }
  }

  private addCode(token: Token): void {
    const language = token.info.trim().split(/\s/, 1)[0] ?? '';
    const attributes: Record<string, string> = LANGUAGE.test(language)
      ? { class: `language-${language}` }
      : {};
    this.add({
      tag: 'pre',
      attributes: {},
      children: [{ tag: 'code', attributes, children: [token.content] }],
    });
  }

  private addReference(label: string): void {
    const note = this.references.get(label) ?? { number: this.references.size + 1, uses: 0 };
    note.uses += 1;
    this.references.set(label, note);
    this.add({ number: note.number, use: note.uses });
  }

  /** `[x] ` at the beginning of a list item becomes a checkbox. */
  private withoutTask(text: string): string {
    const item = this.open.findLast((each) => each.tag !== 'p');
    const isFirst =
      item?.tag === 'li' &&
      (this.open.at(-1) === item ? item.children : (this.open.at(-1)?.children ?? [])).length === 0 &&
      item.children.length <= 1;
    const found = isFirst ? TASK.exec(text) : null;
    if (found === null || item === undefined) return text;
    item.attributes['class'] = 'task-list-item';
    const list = this.open[this.open.indexOf(item) - 1];
    if (list !== undefined) list.attributes['class'] = 'contains-task-list';
    this.add({ isChecked: found[1] !== ' ' });
    return ` ${text.slice(found[0].length)}`;
  }

  private enter(tag: string, attributes: Record<string, string>): void {
    this.budget.enter(this.open.length, MAX_MARKDOWN_DEPTH);
    const element: OpenElement = { tag, attributes, children: [] };
    this.add(element);
    this.open.push(element);
  }

  private leave(): void {
    if (this.open.length > 1) this.open.pop();
  }

  private add(node: MarkdownNode | MarkdownElement): void {
    this.budget.spend();
    this.open.at(-1)?.children.push(node);
  }
}

function attributesOf({ attrs }: Token): Record<string, string> {
  return Object.fromEntries((attrs ?? []).map(([name, value]) => [name, String(value)]));
}

/** The text shown instead of a picture. */
function wordsOf(tokens: readonly Token[], depth: number): string {
  if (depth === 0) return '';
  return tokens
    .map((token) => {
      if (token.type === 'image') return wordsOf(token.children ?? [], depth - 1);
      return token.type === 'softbreak' || token.type === 'hardbreak'
        ? ' '
        : token.type === 'html_inline'
          ? ''
          : token.content;
    })
    .join('');
}
