import { z } from 'zod';
import { memberMails } from '#messages/en/member-mails.ts';
import { defineMail } from '#server/platform/mail/define-mail.ts';
import { MailButton } from '#server/platform/mail/parts/mail-button.tsx';
import { MailNote } from '#server/platform/mail/parts/mail-note.tsx';
import { MailParagraph } from '#server/platform/mail/parts/mail-paragraph.tsx';

/** Lets a member choose a new password (MEMB-24). */
export const memberResetMail = defineMail({
  kind: 'member-reset',
  params: z.object({ site: z.string(), link: z.url() }),
  sample: { site: 'Quarry Lane', link: 'https://quarry-lane.example.org/account/link/c2FtcGxl' },
  view: ({ site, link }, translate) => ({
    subject: translate(memberMails.resetSubject, { site }),
    content: (
      <>
        <MailParagraph>{translate(memberMails.resetLead, { site })}</MailParagraph>
        <MailButton href={link}>{translate(memberMails.resetButton)}</MailButton>
        <MailNote>{translate(memberMails.resetNote)}</MailNote>
      </>
    ),
  }),
});
