import { expect, it } from 'vitest';
import { z } from 'zod';
import { defineMail } from './define-mail.ts';
import { MailButton } from './parts/mail-button.tsx';
import { MailParagraph } from './parts/mail-paragraph.tsx';
import { renderMail } from './render-mail.tsx';

/** What a feature adds: this, and one line in the registry. */
const bloomMail = defineMail({
  kind: 'bloom',
  texts: {
    en: { subject: '{flower} blooms', lead: 'Come and see {flower}.', button: 'See' },
    translations: { ar: { subject: 'تفتّحت {flower}', lead: 'تعال وانظر {flower}.', button: 'انظر' } },
  },
  params: z.object({ flower: z.string().min(1), link: z.url() }),
  sample: { flower: 'The rose', link: 'https://example.org/rose' },
  view: ({ flower, link }, say) => ({
    subject: say('subject', { flower }),
    content: (
      <>
        <MailParagraph>{say('lead', { flower })}</MailParagraph>
        <MailButton href={link}>{say('button')}</MailButton>
      </>
    ),
  }),
});
const link = 'https://example.org/rose?a=1&b=2';

it('is text and HTML from one view', () => {
  const mail = renderMail(bloomMail, { flower: 'Rosa & <b>', link }, 'en-GB');
  expect(mail.text).toBe(`Come and see Rosa & <b>.\n\nSee: ${link}`);
  expect(mail.html).toContain('<!doctype html><html lang="en" dir="ltr">');
  expect(mail.html).toContain('Come and see Rosa &amp; &lt;b&gt;.');
  expect(mail.html).toContain('href="https://example.org/rose?a=1&amp;b=2"');
});

it('is in the language that was asked for, and in English where it has no words for it', () => {
  const arabic = renderMail(bloomMail, { flower: 'Rosa', link }, 'ar');
  expect(arabic.html).toContain('<html lang="ar" dir="rtl">');
  expect(arabic.text).toContain('تعال وانظر Rosa.');
  expect(renderMail(bloomMail, { flower: 'Rosa', link }, 'de').text).toContain('Come and see Rosa.');
});

it('has a subject of one line, whatever it is filled with', () => {
  const flower = 'Rosa\r\nBcc: all@example.org';
  expect(renderMail(bloomMail, { flower, link }, 'en').subject).toBe('Rosa Bcc: all@example.org blooms');
});

it('leaves braces in what it is filled with as they are', () => {
  expect(renderMail(bloomMail, { flower: '{link} $&', link }, 'en').subject).toBe('{link} $& blooms');
});

it('is not written with params that do not fit', () => {
  expect(() => renderMail(bloomMail, { flower: '', link }, 'en')).toThrow(z.ZodError);
});
