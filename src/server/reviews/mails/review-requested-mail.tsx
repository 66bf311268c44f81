import { z } from 'zod';
import { reviewMails } from '#messages/en/review-mails.ts';
import { defineMail } from '#server/platform/mail/define-mail.ts';
import { MailAnswer } from '#server/platform/mail/parts/mail-answer.tsx';
import { MailButton } from '#server/platform/mail/parts/mail-button.tsx';
import { MailParagraph } from '#server/platform/mail/parts/mail-paragraph.tsx';

/** Tells those who may publish that something is ready for review. */
export const reviewRequestedMail = defineMail({
  kind: 'review-requested',
  params: z.object({
    person: z.string(),
    /** Empty for what has no title. */
    page: z.string(),
    site: z.string(),
    said: z.string(),
    link: z.url(),
  }),
  sample: {
    person: 'Ada Lovelace',
    page: 'Opening hours',
    site: 'Analytical Pottery',
    said: 'The hours in August are new.',
    link: 'https://pottery.app.example.org/config/pages/reviews',
  },
  view: ({ person, page, site, said, link }, translate) => ({
    subject: translate(reviewMails.requestedSubject, { person, page: page === '' ? site : page }),
    content: (
      <>
        <MailParagraph>
          {translate(reviewMails.requestedLead, { person, page: page === '' ? site : page, site })}
        </MailParagraph>
        {said === '' ? null : <MailAnswer title={translate(reviewMails.note)} text={said} />}
        <MailButton href={link}>{translate(reviewMails.review)}</MailButton>
      </>
    ),
  }),
});
