import { z } from 'zod';
import { submissionMails } from '#messages/en/submission-mails.ts';
import { defineMail } from '#server/platform/mail/define-mail.ts';
import { MailAnswer } from '#server/platform/mail/parts/mail-answer.tsx';
import { MailLink } from '#server/platform/mail/parts/mail-link.tsx';
import { MailParagraph } from '#server/platform/mail/parts/mail-paragraph.tsx';

/** The owner's mail about a submission: every answer under its field's title, and where it came from (FORM-21, FORM-68). */
export const submissionMail = defineMail({
  kind: 'form-submission',
  params: z.object({
    form: z.string(),
    answers: z.array(z.object({ id: z.string(), title: z.string(), text: z.string() })),
    /** Null where the page is not known. */
    page: z.object({ title: z.string(), url: z.url() }).nullable(),
    /** Where it is listed; null where submissions are not kept. */
    list: z.url().nullable(),
  }),
  sample: {
    form: 'Contact',
    answers: [
      { id: 'name', title: 'Your name', text: 'Ada Lovelace' },
      { id: 'message', title: 'Message', text: 'May I visit the garden\nin the spring?' },
    ],
    page: { title: 'Contact us', url: 'https://quarry-lane.example.org/contact' },
    list: 'https://quarry-lane.app.example.org/config/contacts/submissions?submission=1',
  },
  view: ({ form, answers, page, list }, translate) => ({
    subject: translate(submissionMails.subject, { form }),
    content: (
      <>
        {answers.map(({ id, title, text }) => (
          <MailAnswer key={id} title={title} text={text} />
        ))}
        {page === null ? null : (
          <MailParagraph>
            {`${translate(submissionMails.sentFrom)} `}
            <MailLink href={page.url}>{page.title}</MailLink>
          </MailParagraph>
        )}
        {list === null ? null : (
          <MailParagraph>
            <MailLink href={list}>{translate(submissionMails.open)}</MailLink>
          </MailParagraph>
        )}
      </>
    ),
  }),
});
