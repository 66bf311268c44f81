import { expect, it } from 'vitest';
import { earlyTranslations, literalTexts } from './literal-texts.mjs';

const textsIn = (code: string, isInterface = true) =>
  literalTexts('part.tsx', code, { isInterface }).map(({ text }) => text);

it.each([
  ['between tags', '<p>Delete it</p>', ['Delete it']],
  ['between tags, called like a key', '<button>Delete</button>', ['Delete']],
  ['on a button, called like a key', '<Ask confirmLabel="Delete" code="Delete" />', ['Delete']],
  ['between tags, in parts', '<p>Page {page} of {count}</p>', ['Page', 'of']],
  ['in an expression between tags', "<p>{isOn ? 'on' : `off ${why}`}</p>", ['on', 'off {}']],
  ['in attributes', '<Button label="Close" title={`Close ${name}`} />', ['Close', 'Close {}']],
  [
    'in conditions of attributes',
    "<i aria-label={a ? 'Open it' : b && 'Close it'} />",
    ['Open it', 'Close it'],
  ],
  ['in properties', "const OPTIONS = [{ value: 'x', label: 'All pages' }]", ['All pages']],
  ['in defaults', "function Dialog({ cancelLabel = 'Cancel' }) {}", ['Cancel']],
  ['in toasts', "showToast(done ? 'saved' : 'not saved')", ['saved', 'not saved']],
  ['of schemas', "z.string().min(1, 'Please enter a name')", ['Please enter a name']],
  ['of commands', "change({ name: 'Move block' })", ['Move block']],
  ['in answers', "function stateOf() { return 'Saved' }", ['Saved']],
  ['in tables', "const MEANINGS = { open: 'Everybody' }", ['Everybody']],
  ['of errors that people see', "throw new Error('It could not be saved.')", ['It could not be saved.']],
])('finds texts %s', (_where, code, texts) => {
  expect(textsIn(code)).toEqual(texts);
});

it.each([
  "import { x } from 'Some Package'",
  '<i placeholder="https://example.com" title="/page" />',
  "console.error('Place details need a page.')",
  '<p className="Some class" id="Main" data-kind="Page two">12 · {count} %</p>',
  "if (event.key === 'Escape') invariant(root, 'The page has an element')",
  "const tone = { label: 'accent', text: '--color-text' }",
  "throw new Error('Not a colour')",
  '<h1>Portico</h1>',
  'const a = translate(pages.title)',
  "type Kind = 'Some page'",
])('leaves alone what nobody reads: %s', (code) => {
  expect(textsIn(code)).toEqual([]);
});

it('takes sentences for texts only where everything is read by people', () => {
  const code = "const note = 'A sentence of a rule'; const field = { label: 'Button text' }";
  expect(textsIn(code, true)).toEqual(['A sentence of a rule', 'Button text']);
  expect(textsIn(code, false)).toEqual(['Button text']);
});

it('names the line of a text', () => {
  expect(literalTexts('part.tsx', 'const a = 1;\n\nshowToast("Saved.");', { isInterface: true })).toEqual([
    { line: 3, text: 'Saved.' },
  ]);
});

it('finds what is translated before the words of a language are there', () => {
  const code = 'const TITLE = translate(pages.title);\nconst title = () => translate(pages.title);';
  expect(earlyTranslations('part.ts', code)).toEqual([1]);
});
