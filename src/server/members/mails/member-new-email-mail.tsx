import { z } from 'zod';
import { memberMails } from '#messages/en/member-mails.ts';
import { defineMail } from '#server/platform/mail/define-mail.ts';
import { MailButton } from '#server/platform/mail/parts/mail-button.tsx';
import { MailNote } from '#server/platform/mail/parts/mail-note.tsx';
import { MailParagraph } from '#server/platform/mail/parts/mail-paragraph.tsx';

/** To the new address of a member, which confirms the change (MEMB-33). */
export const memberNewEmailMail = defineMail({
  kind: 'member-new-email',
  params: z.object({ site: z.string(), link: z.url() }),
  sample: { site: 'Quarry Lane', link: 'https://quarry-lane.example.org/account/link/c2FtcGxl' },
  view: ({ site, link }, translate) => ({
    subject: translate(memberMails.newEmailSubject, { site }),
    content: (
      <>
        <MailParagraph>{translate(memberMails.newEmailLead, { site })}</MailParagraph>
        <MailButton href={link}>{translate(memberMails.confirmButton)}</MailButton>
        <MailNote>{translate(memberMails.newEmailNote)}</MailNote>
      </>
    ),
  }),
});
