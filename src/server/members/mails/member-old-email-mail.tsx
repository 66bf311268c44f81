import { z } from 'zod';
import { memberMails } from '#messages/en/member-mails.ts';
import { defineMail } from '#server/platform/mail/define-mail.ts';
import { MailButton } from '#server/platform/mail/parts/mail-button.tsx';
import { MailNote } from '#server/platform/mail/parts/mail-note.tsx';
import { MailParagraph } from '#server/platform/mail/parts/mail-paragraph.tsx';

/** To the former address of a member: the change can be taken back (MEMB-33). */
export const memberOldEmailMail = defineMail({
  kind: 'member-old-email',
  params: z.object({ site: z.string(), link: z.url(), email: z.string() }),
  sample: {
    site: 'Quarry Lane',
    link: 'https://quarry-lane.example.org/account/link/c2FtcGxl',
    email: 'ada@example.org',
  },
  view: ({ site, link, email }, translate) => ({
    subject: translate(memberMails.oldEmailSubject, { site }),
    content: (
      <>
        <MailParagraph>{translate(memberMails.oldEmailLead, { site, email })}</MailParagraph>
        <MailButton href={link}>{translate(memberMails.undoButton)}</MailButton>
        <MailNote>{translate(memberMails.oldEmailNote)}</MailNote>
      </>
    ),
  }),
});
