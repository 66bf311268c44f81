import { userEvent } from 'vitest/browser';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { plainTextOf, richTextOf, richTextSchema, type RichText } from '#domain/rich-text/rich-text.ts';
import { cleanPastedMarkup } from './clean-pasted-markup.ts';
import { storedText } from './stored-text.ts';
import { startTextSession, type TextSession } from './text-session.ts';
import { writeLetter } from './write-letter.ts';

let host: HTMLElement;
let session: TextSession;
let saved: RichText[];
let calls: string[];

beforeEach(async () => {
  host = document.createElement('div');
  document.body.append(host);
  saved = [];
  calls = [];
  session = startTextSession({
    element: host,
    text: richTextOf('Hello'),
    label: 'Text',
    onText: (text) => saved.push(text),
    onTyping: () => undefined,
    onExit: () => calls.push('exit'),
    onLink: () => calls.push('link'),
    onUndo: () => calls.push('undo'),
    onRedo: () => calls.push('redo'),
  });
  session.editor.commands.focus('end');
  // The focus comes with the next frame; what is typed before it goes nowhere.
  await vi.waitUntil(() => document.activeElement === session.editor.view.dom);
});

afterEach(() => {
  session.end();
  host.remove();
});

const last = (): RichText => {
  const text = saved.at(-1);
  if (text === undefined) throw new Error('nothing was saved');
  return text;
};

it('saves what is typed as data of the known nodes and marks [EDIT-42]', async () => {
  await userEvent.keyboard(' world');
  session.flush();
  expect(plainTextOf(last())).toBe('Hello world');
  expect(richTextSchema.safeParse(last()).success).toBe(true);
});

it('saves at once what was typed before the window is closed or loaded again [EDIT-42]', async () => {
  await userEvent.keyboard('!');
  expect(saved).toEqual([]);
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  expect(plainTextOf(last())).toBe('Hello!');
});

it('writes no letter where the caret was before it was moved', () => {
  const { view } = session.editor;
  const letter = new KeyboardEvent('keypress', { key: 'x' });
  const text = view.dom.querySelector('p')?.firstChild ?? null;
  document.getSelection()?.collapse(text, 0);
  expect([writeLetter(view, letter), session.editor.getText()]).toEqual([false, 'Hello']);
  document.getSelection()?.collapse(text, 5);
  expect([writeLetter(view, letter), session.editor.getText()]).toEqual([true, 'Hellox']);
});

it('writes letters in the place of what is selected', async () => {
  session.editor.commands.setTextSelection({ from: 2, to: 5 });
  await userEvent.keyboard('ipp');
  expect(session.editor.getText()).toBe('Hippo');
});

it('keeps the heading in whose place something is typed', async () => {
  session.editor.commands.setContent({
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 1 }, content: [{ type: 'text', text: 'A heading' }] },
      { type: 'paragraph', content: [{ type: 'text', text: 'and a text' }] },
    ],
  });
  session.editor.commands.focus('end');
  await userEvent.keyboard('{Control>}a{/Control}New');
  expect(session.editor.getJSON().content).toEqual([
    expect.objectContaining({ type: 'heading', content: [{ type: 'text', text: 'New' }] }),
  ]);
});

it('saves nothing when nothing changed', () => {
  session.flush();
  expect(saved).toEqual([]);
});

it('keeps a link as its target', () => {
  const link = { kind: 'page' as const, documentId: 'a'.repeat(24) };
  session.editor.chain().selectAll().setMark('link', { link }).run();
  session.flush();
  expect(last().content?.[0]?.content?.[0]?.marks).toEqual([{ type: 'link', attrs: { link } }]);
});

it('leaves by Escape, asks for a link and undoes through the document [EDIT-72]', async () => {
  await userEvent.keyboard(
    '{Control>}k{/Control}{Control>}z{/Control}{Control>}{Shift>}z{/Shift}{/Control}{Escape}',
  );
  expect(calls).toEqual(['link', 'undo', 'redo', 'exit']);
});

it('takes over a text that was changed elsewhere', () => {
  session.replaceText(richTextOf('From Bob'));
  expect(session.editor.getText()).toBe('From Bob');
  expect(saved).toEqual([]);
});

it('puts the caret into a text where it would be between two, or behind the end of a shorter one', async () => {
  const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
  const lines = (...texts: readonly string[]): RichText =>
    richTextSchema.parse({ type: 'doc', content: texts.map(paragraph) });
  session.replaceText(lines('One', 'Two'));
  session.select(5);
  session.editor.view.focus();
  expect(session.editor.state.selection.$from.parent.inlineContent).toBe(true);
  await userEvent.keyboard('!');
  expect(plainTextOf(storedText(session.editor.getJSON())).split('\n')).toContain('!Two');
  session.select(Infinity);
  session.flush();
  session.replaceText(lines('A', 'B'));
  await userEvent.keyboard('!');
  session.flush();
  expect(last()).toEqual(lines('A', 'B!'));
});

it('cleans pasted markup of scripts, styles and wrappers', () => {
  const cleaned = cleanPastedMarkup(
    '<b id="docs-internal-1" style="font-weight:normal"><p style="color:red" onclick="x()">A <span style="font-weight:700">bold</span></p><script>alert(1)</script><h6>Deep</h6></b>',
  );
  expect(cleaned).toBe('<p>A <strong>bold</strong></p><h4>Deep</h4>');
  session.editor.commands.setContent(
    cleanPastedMarkup('<a href="javascript:alert(1)">x</a><a href="https://example.com">y</a>'),
  );
  session.flush();
  expect(JSON.stringify(last())).not.toContain('javascript');
  expect(JSON.stringify(last())).toContain('https://example.com');
});
