import { expect, it } from 'vitest';
import { defineMessages } from '#messages/define-messages.ts';
import { newsletterMails } from '#messages/en/newsletter-mails.ts';
import { z } from 'zod';
import { defineMail } from './define-mail.ts';
import { MailButton } from './parts/mail-button.tsx';
import { MailParagraph } from './parts/mail-paragraph.tsx';
import { renderMail } from './render-mail.tsx';

const words = defineMessages('bloom', {
  subject: '{flower} blooms',
  lead: 'Come and see {flower}.',
});

/** What a feature adds: this, its messages, and one line in the registry. */
const bloomMail = defineMail({
  kind: 'bloom',
  params: z.object({ flower: z.string().min(1), link: z.url() }),
  sample: { flower: 'The rose', link: 'https://example.org/rose' },
  view: ({ flower, link }, translate) => ({
    subject: translate(words.subject, { flower }),
    content: (
      <>
        <MailParagraph>{translate(words.lead, { flower })}</MailParagraph>
        <MailButton href={link}>{translate(newsletterMails.unsubscribe)}</MailButton>
      </>
    ),
  }),
});
const link = 'https://example.org/rose?a=1&b=2';

it('is text and HTML from one view', () => {
  const mail = renderMail(bloomMail, { flower: 'Rosa & <b>', link }, 'en-GB');
  expect(mail.text).toBe(`Come and see Rosa & <b>.\n\nUnsubscribe: ${link}`);
  expect(mail.html).toContain('<!doctype html><html lang="en" dir="ltr">');
  expect(mail.html).toContain('Come and see Rosa &amp; &lt;b&gt;.');
  expect(mail.html).toContain('href="https://example.org/rose?a=1&amp;b=2"');
});

it('is in the language that was asked for, and in English where it has no words for it', () => {
  const arabic = renderMail(bloomMail, { flower: 'Rosa', link }, 'ar');
  expect(arabic.html).toContain('<html lang="ar" dir="rtl">');
  expect(arabic.text).toContain('إلغاء الاشتراك: https://example.org/rose');
  const japanese = renderMail(bloomMail, { flower: 'Rosa', link }, 'ja');
  expect(japanese.html).toContain('<html lang="en" dir="ltr">');
  expect(japanese.text).toContain('Unsubscribe: https://example.org/rose');
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
