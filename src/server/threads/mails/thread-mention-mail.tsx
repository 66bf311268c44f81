import { z } from 'zod';
import { threadMails } from '#messages/en/thread-mails.ts';
import { defineMail } from '#server/platform/mail/define-mail.ts';
import { MailAnswer } from '#server/platform/mail/parts/mail-answer.tsx';
import { MailButton } from '#server/platform/mail/parts/mail-button.tsx';
import { MailParagraph } from '#server/platform/mail/parts/mail-paragraph.tsx';

/** Tells somebody that a comment on a page mentions them. */
export const threadMentionMail = defineMail({
  kind: 'thread-mention',
  params: z.object({
    person: z.string(),
    /** Empty for what has no title. */
    page: z.string(),
    site: z.string(),
    said: z.string(),
    /** Opens the page with the thread. */
    link: z.url(),
  }),
  sample: {
    person: 'Ada Lovelace',
    page: 'Opening hours',
    site: 'Analytical Pottery',
    said: '@Grace Hopper Are we open on Sundays?',
    link: 'https://pottery.app.example.org/config/pages?frameUrl=%2Fhours&thread=0198a0000000000000000001',
  },
  view: ({ person, page, site, said, link }, translate) => ({
    subject: translate(threadMails.subject, { person, page: page === '' ? site : page }),
    content: (
      <>
        <MailParagraph>
          {translate(threadMails.lead, { person, page: page === '' ? site : page, site })}
        </MailParagraph>
        <MailAnswer title={translate(threadMails.comment)} text={said} />
        <MailButton href={link}>{translate(threadMails.open)}</MailButton>
      </>
    ),
  }),
});
