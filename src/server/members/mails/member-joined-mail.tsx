import { z } from 'zod';
import { memberMails } from '#messages/en/member-mails.ts';
import { defineMail } from '#server/platform/mail/define-mail.ts';
import { MailButton } from '#server/platform/mail/parts/mail-button.tsx';
import { MailParagraph } from '#server/platform/mail/parts/mail-paragraph.tsx';

/** Tells the address that signs in no more that its account was joined with another of the same person (CRM-16). */
export const memberJoinedMail = defineMail({
  kind: 'member-joined',
  params: z.object({ site: z.string(), email: z.string(), link: z.url() }),
  sample: {
    site: 'Quarry Lane',
    email: 'ada@example.org',
    link: 'https://quarry-lane.example.org/account/login',
  },
  view: ({ site, email, link }, translate) => ({
    subject: translate(memberMails.joinedSubject, { site }),
    content: (
      <>
        <MailParagraph>{translate(memberMails.joinedLead, { site, email })}</MailParagraph>
        <MailButton href={link}>{translate(memberMails.signInButton)}</MailButton>
      </>
    ),
  }),
});
