import { userEvent } from 'vitest/browser';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { plainTextOf, richTextOf, type RichText, type RichTextNode } from '#domain/rich-text/rich-text.ts';
import { translate } from '#ui/translate.ts';
import { findSlashItems } from './slash-items.ts';
import type { SlashQuery } from './slash-query.ts';
import { startTextSession, type TextSession } from './text-session.ts';

let host: HTMLElement;
let session: TextSession;
let saved: RichText[];
let query: SlashQuery | null;

beforeEach(() => {
  host = document.createElement('div');
  document.body.append(host);
  saved = [];
  query = null;
  session = startTextSession({
    element: host,
    text: richTextOf('One', '', 'Two'),
    label: 'Text',
    onText: (text) => saved.push(text),
    onTyping: () => undefined,
    onExit: () => undefined,
    onLink: () => undefined,
    onUndo: () => undefined,
    onRedo: () => undefined,
    onSlash: (next) => {
      query = next;
    },
    onSlashKey: (event) => event.key === 'Enter',
  });
  session.editor.view.focus();
  session.select(6);
});
afterEach(() => {
  session.end();
  host.remove();
});

const words = (text: RichText | null | undefined) => (text == null ? null : plainTextOf(text));

describe('a slash at the start of a line [EDIT-192]', () => {
  it('is followed while it is typed, and its keys are taken', async () => {
    await userEvent.keyboard('/im');
    expect(query?.text).toBe('im');
    await userEvent.keyboard('{Enter}');
    expect(session.editor.getText()).toContain('/im');
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}');
    expect(query).toBeNull();
  });

  it('is an ordinary sign anywhere else', async () => {
    session.select(4);
    await userEvent.keyboard(' /im');
    expect(query).toBeNull();
  });

  it('is over when the caret goes elsewhere, and where it is closed', async () => {
    await userEvent.keyboard('/');
    expect(query).not.toBeNull();
    session.select(1);
    expect(query).toBeNull();
    session.select(7);
    expect(query).toBeNull();
    await userEvent.keyboard('{Backspace}/h');
    expect(query?.text).toBe('h');
    session.slash.close();
    await userEvent.keyboard('e');
    expect(query).toBeNull();
    session.flush();
    expect(words(saved.at(-1))).toBe('One\n/he\nTwo');
  });

  it('leaves no trace where something was inserted', async () => {
    await userEvent.keyboard('/im');
    const split = session.splitAtSlash();
    expect([words(split?.before), words(split?.rest)]).toEqual(['One', 'Two']);
    expect(session.editor.getText()).toBe('One');
    session.flush();
    expect(saved).toEqual([]);
    expect(query).toBeNull();
  });

  it('may begin the text, and a line that has words already', async () => {
    session.select(1);
    await userEvent.keyboard('/im');
    const split = session.splitAtSlash();
    expect([words(split?.before), words(split?.rest)]).toEqual([null, 'One\n\nTwo']);
  });
});

describe('a slash in lists and quotes [EDIT-192]', () => {
  const line = (text: string) => ({
    type: 'paragraph',
    ...(text === '' ? {} : { content: [{ type: 'text', text }] }),
  });
  const list = (...items: readonly string[]) => ({
    type: 'orderedList',
    content: items.map((text) => ({ type: 'listItem', content: [line(text)] })),
  });
  const outline = (node: RichTextNode): string =>
    node.type === 'text'
      ? (node.text ?? '')
      : `${node.type}${node.attrs?.level ?? ''}(${(node.content ?? []).map(outline).join(' ')})`;
  const shown = () => outline(session.editor.getJSON() as RichTextNode);
  const begin = (...content: readonly unknown[]): void => {
    session.editor.commands.setContent({ type: 'doc', content: content as never[] }, { emitUpdate: false });
    session.editor.state.doc.descendants((node, at) => {
      if (node.isTextblock && node.content.size === 0) session.select(at + 1);
      return true;
    });
  };
  const take = (id: string): void => {
    const item = findSlashItems('').find((each) => each.id === id);
    session.slash.clear();
    if (item?.kind === 'style') item.apply(session.editor);
  };

  it('makes a heading of a point, between the points around it', async () => {
    begin(list('One', '', 'Three'), line('After'));
    await userEvent.keyboard('/head');
    expect(query?.text).toBe('head');
    take('heading-2');
    await userEvent.keyboard('Two');
    expect(shown()).toBe(
      'doc(orderedList(listItem(paragraph(One))) heading2(Two) orderedList(listItem(paragraph(Three))) paragraph(After))',
    );
  });

  it('takes a line out of lists in quotes for a table', async () => {
    begin({ type: 'blockquote', content: [line('Said'), list('One', '')] }, line('After'));
    await userEvent.keyboard('/');
    expect(query).not.toBeNull();
    take('table');
    expect(shown()).toMatch(
      /^doc\(blockquote\(paragraph\(Said\) orderedList\(listItem\(paragraph\(One\)\)\)\) table\(.*\) paragraph\(\) paragraph\(After\)\)$/,
    );
  });

  it('splits the list around a block', async () => {
    begin(list('One', '', 'Three'));
    await userEvent.keyboard('/im');
    const split = session.splitAtSlash();
    expect([words(split?.before), words(split?.rest)]).toEqual(['One', 'Three']);
    expect(split?.rest.content?.[0]?.type).toBe('orderedList');
  });

  it('makes another kind of list of the one around it', async () => {
    begin(list('One', ''));
    await userEvent.keyboard('/bul');
    take('bullets');
    await userEvent.keyboard('Two');
    expect(shown()).toBe('doc(bulletList(listItem(paragraph(One)) listItem(paragraph(Two))))');
  });

  it('is a sign in tables and in code', async () => {
    begin({
      type: 'table',
      content: [{ type: 'tableRow', content: [{ type: 'tableCell', content: [line('')] }] }],
    });
    await userEvent.keyboard('/');
    expect(query).toBeNull();
    begin({ type: 'codeBlock' });
    await userEvent.keyboard('/');
    expect(query).toBeNull();
  });
});

it('offers styles alone where no block can be inserted [EDIT-192]', () => {
  expect(findSlashItems('', false).map(({ id }) => id)).toEqual([
    'heading-1',
    'heading-2',
    'heading-3',
    'heading-4',
    'bullets',
    'numbers',
    'quote',
    'code',
    'table',
    'line',
  ]);
});

it('offers what matches, titles first [EDIT-192]', () => {
  const titles = (text: string) => findSlashItems(text).map(({ title }) => translate(title));
  expect(titles('heading 2')).toEqual(['Heading 2']);
  expect(titles('ima')[0]).toBe('Image');
  expect(titles('photo')).toContain('Image');
  expect(titles('no such thing')).toEqual([]);
  expect(titles('').length).toBeGreaterThan(20);
});
