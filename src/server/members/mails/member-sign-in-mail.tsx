import { z } from 'zod';
import { memberMails } from '#messages/en/member-mails.ts';
import { defineMail } from '#server/platform/mail/define-mail.ts';
import { MailButton } from '#server/platform/mail/parts/mail-button.tsx';
import { MailNote } from '#server/platform/mail/parts/mail-note.tsx';
import { MailParagraph } from '#server/platform/mail/parts/mail-paragraph.tsx';

/** Signs a member in, by link or code (MEMB-19). */
export const memberSignInMail = defineMail({
  kind: 'member-sign-in',
  params: z.object({ site: z.string(), link: z.url(), code: z.string() }),
  sample: {
    site: 'Quarry Lane',
    link: 'https://quarry-lane.example.org/account/link/c2FtcGxl',
    code: '042815',
  },
  view: ({ site, link, code }, translate) => ({
    subject: translate(memberMails.signInSubject, { site }),
    content: (
      <>
        <MailParagraph>{translate(memberMails.signInLead, { site })}</MailParagraph>
        <MailButton href={link}>{translate(memberMails.signInButton)}</MailButton>
        <MailParagraph>{translate(memberMails.codeIs, { code })}</MailParagraph>
        <MailNote>{translate(memberMails.signInNote)}</MailNote>
      </>
    ),
  }),
});
