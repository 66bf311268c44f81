import { expect, it } from 'vitest';
import type { JsonValue } from '#lib/json.ts';
import { p, rich, to } from '#compose/rich-text-kit.ts';
import type { DocumentId } from '#domain/documents/record.ts';
import { relinkText } from './relink-text.ts';
import { withoutLinksIn } from './without-links-to.ts';

const WORK = 'a'.repeat(24) as DocumentId;
const CONTACT = 'b'.repeat(24) as DocumentId;
const link = (documentId: DocumentId, words: string) => to({ kind: 'page', documentId }, words);
const textOf = (...lines: ReturnType<typeof p>[]) => JSON.parse(JSON.stringify(rich(...lines))) as JsonValue;
const relink = (before: JsonValue, now: JsonValue, id: string) =>
  relinkText(before, now, (line) => withoutLinksIn(line, new Set([id])));

it('brings lines back in their place, whatever came back before or was written meanwhile [EDIT-189]', () => {
  const work = p(link(WORK, 'Work'));
  const contact = p(link(CONTACT, 'Contact'));
  const before = textOf(p('Site'), work, contact);
  expect(relink(before, textOf(p('Site'), p('New')), WORK)).toEqual(textOf(p('Site'), work, p('New')));
  expect(relink(textOf(p('Site'), contact), textOf(p('Site'), work), CONTACT)).toEqual(
    textOf(p('Site'), contact, work),
  );
  expect(relink(textOf(contact), textOf(work), CONTACT)).toEqual(textOf(contact, work));
  const two = textOf(p('Site'), work, p(link(WORK, 'More work')));
  expect(relink(two, textOf(p('Site'), p('New')), WORK)).toEqual(
    textOf(p('Site'), work, p(link(WORK, 'More work')), p('New')),
  );
  expect(relink(before, before, WORK)).toEqual(before);
  const sentence = textOf(p('See ', link(WORK, 'our work'), '.'));
  const unlinked = textOf(p('See ', { type: 'text', text: 'our work' }, '.'), contact);
  expect(relink(sentence, unlinked, WORK)).toEqual(textOf(p('See ', link(WORK, 'our work'), '.'), contact));
  const rewritten = textOf(p('See us.'));
  expect(relink(sentence, rewritten, WORK)).toEqual(rewritten);
});

it('brings nothing into what is no text [EDIT-189]', () => {
  const text = textOf(p(link(WORK, 'Work')));
  for (const value of [null, 'text', { type: 'doc' }]) {
    expect(relink(value, text, WORK)).toBeNull();
    expect(relink(text, value, WORK)).toBeNull();
  }
});
