import { z } from 'zod';
import { memberMails } from '#messages/en/member-mails.ts';
import { defineMail } from '#server/platform/mail/define-mail.ts';
import { MailButton } from '#server/platform/mail/parts/mail-button.tsx';
import { MailNote } from '#server/platform/mail/parts/mail-note.tsx';
import { MailParagraph } from '#server/platform/mail/parts/mail-paragraph.tsx';

/** Asks somebody to join a site (MEMB-16). */
export const memberInvitationMail = defineMail({
  kind: 'member-invitation',
  params: z.object({ site: z.string(), link: z.url() }),
  sample: { site: 'Quarry Lane', link: 'https://quarry-lane.example.org/account/invitation/c2FtcGxl' },
  view: ({ site, link }, translate) => ({
    subject: translate(memberMails.invitationSubject, { site }),
    content: (
      <>
        <MailParagraph>{translate(memberMails.invitationLead, { site })}</MailParagraph>
        <MailButton href={link}>{translate(memberMails.invitationButton)}</MailButton>
        <MailNote>{translate(memberMails.invitationNote)}</MailNote>
      </>
    ),
  }),
});
