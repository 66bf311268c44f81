import { z } from 'zod';
import { memberMails } from '#messages/en/member-mails.ts';
import { defineMail } from '#server/platform/mail/define-mail.ts';
import { MailButton } from '#server/platform/mail/parts/mail-button.tsx';
import { MailNote } from '#server/platform/mail/parts/mail-note.tsx';
import { MailParagraph } from '#server/platform/mail/parts/mail-paragraph.tsx';

/** Tells a member that the account was deleted, and how it comes back (MEMB-70). */
export const memberRemovedMail = defineMail({
  kind: 'member-removed',
  params: z.object({ site: z.string(), link: z.url() }),
  sample: { site: 'Quarry Lane', link: 'https://quarry-lane.example.org/account/link/c2FtcGxl' },
  view: ({ site, link }, translate) => ({
    subject: translate(memberMails.removedSubject, { site }),
    content: (
      <>
        <MailParagraph>{translate(memberMails.removedLead, { site })}</MailParagraph>
        <MailButton href={link}>{translate(memberMails.restoreButton)}</MailButton>
        <MailNote>{translate(memberMails.removedNote)}</MailNote>
      </>
    ),
  }),
});
