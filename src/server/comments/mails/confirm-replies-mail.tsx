import { z } from 'zod';
import { commentMails } from '#messages/en/comment-mails.ts';
import { defineMail } from '#server/platform/mail/define-mail.ts';
import { MailButton } from '#server/platform/mail/parts/mail-button.tsx';
import { MailLink } from '#server/platform/mail/parts/mail-link.tsx';
import { MailNote } from '#server/platform/mail/parts/mail-note.tsx';
import { MailParagraph } from '#server/platform/mail/parts/mail-paragraph.tsx';

/** Asks a guest whether the address is theirs, before anything is mailed about replies (COMT-28). */
export const confirmRepliesMail = defineMail({
  kind: 'confirm-comment-replies',
  params: z.object({ site: z.string(), title: z.string(), confirm: z.url(), leaveAll: z.url() }),
  sample: {
    site: 'Quarry Lane',
    title: 'The round window',
    confirm: 'https://quarry-lane.example.org/api/comment/mails/c2FtcGxl',
    leaveAll: 'https://quarry-lane.example.org/api/comment/mails/c2FtcGxm',
  },
  view: ({ site, title, confirm, leaveAll }, translate) => ({
    subject: translate(commentMails.confirmSubject, { site }),
    content: (
      <>
        <MailParagraph>{translate(commentMails.confirmLead, { title, site })}</MailParagraph>
        <MailButton href={confirm}>{translate(commentMails.confirmButton)}</MailButton>
        <MailNote>
          {`${translate(commentMails.confirmNote)} `}
          <MailLink href={leaveAll}>{translate(commentMails.leaveAll)}</MailLink>
        </MailNote>
      </>
    ),
  }),
});
