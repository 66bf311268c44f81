import { z } from 'zod';
import { memberMails } from '#messages/en/member-mails.ts';
import { defineMail } from '#server/platform/mail/define-mail.ts';
import { MailButton } from '#server/platform/mail/parts/mail-button.tsx';
import { MailNote } from '#server/platform/mail/parts/mail-note.tsx';
import { MailParagraph } from '#server/platform/mail/parts/mail-paragraph.tsx';

/** Tells a member that the password was changed (MEMB-24). */
export const memberPasswordMail = defineMail({
  kind: 'member-password',
  params: z.object({ site: z.string(), link: z.url() }),
  sample: { site: 'Quarry Lane', link: 'https://quarry-lane.example.org/account/link/c2FtcGxl' },
  view: ({ site, link }, translate) => ({
    subject: translate(memberMails.passwordSubject, { site }),
    content: (
      <>
        <MailParagraph>{translate(memberMails.passwordLead, { site })}</MailParagraph>
        <MailButton href={link}>{translate(memberMails.resetButton)}</MailButton>
        <MailNote>{translate(memberMails.passwordNote)}</MailNote>
      </>
    ),
  }),
});
