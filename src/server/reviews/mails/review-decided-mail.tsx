import { z } from 'zod';
import { reviewMails } from '#messages/en/review-mails.ts';
import { defineMail } from '#server/platform/mail/define-mail.ts';
import { MailAnswer } from '#server/platform/mail/parts/mail-answer.tsx';
import { MailButton } from '#server/platform/mail/parts/mail-button.tsx';
import { MailParagraph } from '#server/platform/mail/parts/mail-paragraph.tsx';

const LEADS = {
  approved: reviewMails.approvedLead,
  published: reviewMails.publishedLead,
  declined: reviewMails.declinedLead,
} as const;
const SUBJECTS = {
  approved: reviewMails.approvedSubject,
  published: reviewMails.publishedSubject,
  declined: reviewMails.declinedSubject,
} as const;

/** Tells whoever asked for a review what came of it. */
export const reviewDecidedMail = defineMail({
  kind: 'review-decided',
  params: z.object({
    answer: z.enum(['approved', 'published', 'declined']),
    person: z.string(),
    /** Empty for what has no title. */
    page: z.string(),
    site: z.string(),
    remark: z.string(),
    link: z.url(),
  }),
  sample: {
    answer: 'declined' as const,
    person: 'Ada Lovelace',
    page: 'Opening hours',
    site: 'Analytical Pottery',
    remark: 'The hours on Sunday are missing.',
    link: 'https://pottery.app.example.org/config/pages/reviews',
  },
  view: ({ answer, person, page, site, remark, link }, translate) => {
    const named = { person, page: page === '' ? site : page };
    return {
      subject: translate(SUBJECTS[answer], named),
      content: (
        <>
          <MailParagraph>{translate(LEADS[answer], { ...named, site })}</MailParagraph>
          {remark === '' ? null : <MailAnswer title={translate(reviewMails.remark)} text={remark} />}
          <MailButton href={link}>{translate(reviewMails.open)}</MailButton>
        </>
      ),
    };
  },
});
