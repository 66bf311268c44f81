import { z } from 'zod';
import { memberMails } from '#messages/en/member-mails.ts';
import { defineMail } from '#server/platform/mail/define-mail.ts';
import { MailButton } from '#server/platform/mail/parts/mail-button.tsx';
import { MailNote } from '#server/platform/mail/parts/mail-note.tsx';
import { MailParagraph } from '#server/platform/mail/parts/mail-paragraph.tsx';

/** Tells a member whom the owner brought along from elsewhere how to sign in (MEMB-69). */
export const memberWelcomeMail = defineMail({
  kind: 'member-welcome',
  params: z.object({ site: z.string(), link: z.url() }),
  sample: { site: 'Quarry Lane', link: 'https://quarry-lane.example.org/account/login' },
  view: ({ site, link }, translate) => ({
    subject: translate(memberMails.welcomeSubject, { site }),
    content: (
      <>
        <MailParagraph>{translate(memberMails.welcomeLead, { site })}</MailParagraph>
        <MailButton href={link}>{translate(memberMails.signInButton)}</MailButton>
        <MailNote>{translate(memberMails.welcomeNote)}</MailNote>
      </>
    ),
  }),
});
