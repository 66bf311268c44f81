import { userEvent } from 'vitest/browser';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { plainTextOf, richTextOf, richTextSchema, type RichText } from '#domain/rich-text/rich-text.ts';
import { startTextSession, type TextSession } from './text-session.ts';

let host: HTMLElement;
let session: TextSession;
/** The text at each step of undo; the last one is shown. */
let steps: RichText[];

beforeEach(() => begin(richTextOf('')));
afterEach(end);

function begin(text: RichText): void {
  host = document.createElement('div');
  document.body.append(host);
  steps = [text];
  session = startTextSession({
    element: host,
    text,
    label: 'Text',
    onText: (changed) => steps.push(changed),
    onTyping: () => undefined,
    onExit: () => undefined,
    onLink: () => undefined,
    // As the document does it.
    onUndo: () => {
      steps.pop();
      session.replaceText(steps.at(-1) ?? text);
    },
    onRedo: () => undefined,
  });
  session.select(Infinity);
  session.editor.view.focus();
}

function end(): void {
  session.end();
  host.remove();
}

/** Types letters that mean something to the test's keyboard, too. */
const type = (text: string) => userEvent.keyboard(text.replaceAll('[', '[[').replaceAll('{', '{{'));
const undo = () => userEvent.keyboard('{Control>}z{/Control}');

function shown(): string {
  session.flush();
  const text = steps.at(-1);
  expect(richTextSchema.safeParse(text).success).toBe(true);
  return (text?.content ?? []).map(outline).join(' ');
}

function outline(node: NonNullable<RichText['content']>[number]): string {
  if (node.type === 'text') {
    const marks = (node.marks ?? []).map((mark) =>
      mark.type === 'link' && mark.attrs.link.kind === 'url' ? `link ${mark.attrs.link.href}` : mark.type,
    );
    return marks.length === 0 ? (node.text ?? '') : `<${marks.join(' ')}: ${node.text ?? ''}>`;
  }
  const name = `${node.type}${node.attrs?.level ?? ''}`;
  return `${name}(${(node.content ?? []).map(outline).join('')})`;
}

it.each([
  ['# One', 'heading1(One)'],
  ['## Two', 'heading2(Two)'],
  ['### Three', 'heading3(Three)'],
  ['#### Four', 'heading4(Four)'],
  ['- Milk', 'bulletList(listItem(paragraph(Milk)))'],
  ['1. First', 'orderedList(listItem(paragraph(First)))'],
  ['> Said', 'blockquote(paragraph(Said))'],
  ['---After', 'horizontalRule() paragraph(After)'],
  ['a **word** b', 'paragraph(a <bold: word> b)'],
  ['a *word* b', 'paragraph(a <italic: word> b)'],
  ['a `word` b', 'paragraph(a <code: word> b)'],
  ['a [word](https://example.com) b', 'paragraph(a <link https://example.com: word> b)'],
  ['a [word](example.com/x) b', 'paragraph(a <link https://example.com/x: word> b)'],
  ['a [word](javascript:alert(1)) b', 'paragraph(a [word](javascript:alert(1)) b)'],
  ['#no 2.no 5 * 6 * 7', 'paragraph(#no 2.no 5 * 6 * 7)'],
  ['2 ** 3 ** 4', 'paragraph(2 ** 3 ** 4)'],
  ['**two words** x', 'paragraph(<bold: two words> x)'],
])('makes of %s what it means [EDIT-193]', async (typed, expected) => {
  await type(typed);
  expect(shown()).toBe(expected);
});

it.each([
  ['# ', '# '],
  ['- ', '- '],
  ['1. ', '1. '],
  ['> ', '> '],
  ['---', '---'],
  ['a **word**', 'a **word**'],
  ['a `word`', 'a `word`'],
  ['a [word](https://example.com)', 'a [word](https://example.com)'],
])(
  'undo takes back what became of %s alone, and typing goes on behind it [EDIT-193]',
  async (typed, left) => {
    await type(typed);
    expect(shown()).not.toBe(`paragraph(${left})`);
    await undo();
    expect(shown()).toBe(`paragraph(${left})`);
    await type('x');
    expect(shown()).toBe(`paragraph(${left}x)`);
  },
);

it('undo does the same in the middle of a text [EDIT-193]', async () => {
  end();
  begin(richTextOf('Before', '', 'After'));
  session.select(9);
  await type('## ');
  expect(shown()).toBe('paragraph(Before) heading2() paragraph(After)');
  await undo();
  await type('x');
  session.flush();
  expect(plainTextOf(steps.at(-1) ?? richTextOf(''))).toBe('Before\n## x\nAfter');
});

it('makes no line inside a list item that has no room for one [EDIT-193]', async () => {
  await type('- ---');
  expect(shown()).toBe('bulletList(listItem(paragraph(---)))');
});

it('leaves code as it is typed [EDIT-193]', async () => {
  await type('``` ');
  await type('# **no**');
  expect(shown()).toBe('codeBlock(# **no**)');
});
