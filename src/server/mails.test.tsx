import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { renderMail } from '#server/platform/mail/render-mail.tsx';
import { MAILS } from './mails.ts';

const cases = MAILS.flatMap((mail) =>
  ['en', 'ar', 'de', 'es', 'fr', 'it', 'nl'].map((language) => ({ mail, kind: mail.kind, language })),
);

/** Everything that somebody reads, without what only separates it. */
const wordsOf = (text: string) => text.replaceAll(/[\s:]+/g, '');

/** What a browser shows, and where links lead: an address stands behind its words, as in the text of a mail. */
function readPage(html: string) {
  const found = { language: '', title: '', heading: '', body: '', links: [] as string[] };
  const visit = (node: DefaultTreeAdapterTypes.Node, within: 'title' | 'heading' | 'body'): void => {
    if (node.nodeName === '#text' && 'value' in node) found[within] += node.value;
    if (!('childNodes' in node)) return;
    const inside = node.nodeName === 'title' ? 'title' : node.nodeName === 'h1' ? 'heading' : within;
    for (const child of node.childNodes) visit(child, inside);
    if (!('attrs' in node)) return;
    const attribute = (name: string) => node.attrs.find((each) => each.name === name)?.value ?? '';
    if (node.nodeName === 'html') found.language = attribute('lang');
    if (node.nodeName === 'a') {
      found.links.push(attribute('href'));
      found[within] += `: ${attribute('href')}`;
    }
  };
  visit(parse(html), 'body');
  return found;
}

describe('every mail, from its sample', () => {
  it('is there once', () => {
    expect(new Set(MAILS.map(({ kind }) => kind)).size).toBe(MAILS.length);
    expect(cases.length).toBe(81 * 7);
  });

  it.each(cases)('$kind in $language has no hole left', ({ mail, language }) => {
    const { subject, text, html } = renderMail(mail, mail.sample, language);
    expect(subject).not.toBe('');
    for (const each of [subject, text, html]) expect(each).not.toMatch(/\{\w+\}|undefined|\[object/);
  });

  it.each(cases)('$kind in $language says the same as text and as HTML, with the same links', (each) => {
    const { subject, text, html } = renderMail(each.mail, each.mail.sample, each.language);
    const page = readPage(html);
    expect(page).toMatchObject({ language: each.language, title: subject, heading: subject });
    expect(wordsOf(text)).toBe(wordsOf(page.body));
    for (const link of page.links) expect(text).toContain(`: ${link}`);
  });

  it.each(MAILS)('$kind is not written with what it cannot be filled with', (mail) => {
    expect(() => renderMail(mail, { list: 3 }, 'en')).toThrow(z.ZodError);
  });
});
