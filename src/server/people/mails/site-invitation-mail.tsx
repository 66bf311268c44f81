import { z } from 'zod';
import { peopleMails } from '#messages/en/people-mails.ts';
import { defineMail } from '#server/platform/mail/define-mail.ts';
import { MailButton } from '#server/platform/mail/parts/mail-button.tsx';
import { MailNote } from '#server/platform/mail/parts/mail-note.tsx';
import { MailParagraph } from '#server/platform/mail/parts/mail-paragraph.tsx';

/** Invites a person to work on a site (ROLE-24). */
export const siteInvitationMail = defineMail({
  kind: 'site-invitation',
  params: z.object({ inviter: z.string(), site: z.string(), host: z.string(), link: z.url() }),
  sample: {
    inviter: 'Ada Lovelace',
    site: 'Analytical Pottery',
    host: 'app.example.org',
    link: 'https://app.example.org/join#c2FtcGxl',
  },
  view: ({ inviter, site, host, link }, translate) => ({
    subject: translate(peopleMails.invitationSubject, { inviter, site }),
    content: (
      <>
        <MailParagraph>{translate(peopleMails.invitationLead, { inviter, site, host })}</MailParagraph>
        <MailButton href={link}>{translate(peopleMails.join)}</MailButton>
        <MailNote>{translate(peopleMails.invitationNote)}</MailNote>
      </>
    ),
  }),
});
