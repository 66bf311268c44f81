import { z } from 'zod';
import { commentMails } from '#messages/en/comment-mails.ts';
import { defineMail } from '#server/platform/mail/define-mail.ts';
import { MailAnswer } from '#server/platform/mail/parts/mail-answer.tsx';
import { MailButton } from '#server/platform/mail/parts/mail-button.tsx';
import { MailLink } from '#server/platform/mail/parts/mail-link.tsx';
import { MailNote } from '#server/platform/mail/parts/mail-note.tsx';
import { nameInMail } from './name-in-mail.ts';

/** A reply, for whoever is answered and ticked that they want to know (COMT-28). */
export const replyMail = defineMail({
  kind: 'comment-reply',
  params: z.object({
    site: z.string(),
    name: z.string(),
    title: z.string(),
    text: z.string(),
    link: z.url(),
    leaveThread: z.url(),
    leaveAll: z.url(),
  }),
  sample: {
    site: 'Quarry Lane',
    name: 'Grace Hopper',
    title: 'The round window',
    text: 'So it is.',
    link: 'https://quarry-lane.example.org/notes/the-round-window#comment-0',
    leaveThread: 'https://quarry-lane.example.org/api/comment/mails/c2FtcGxl',
    leaveAll: 'https://quarry-lane.example.org/api/comment/mails/c2FtcGxm',
  },
  view: ({ site, title, text, link, leaveThread, leaveAll, ...reply }, translate) => ({
    subject: translate(commentMails.replySubject, { name: nameInMail(reply.name, translate), site }),
    content: (
      <>
        <MailAnswer
          title={translate(commentMails.replyOn, { name: nameInMail(reply.name, translate), title })}
          text={text}
        />
        <MailButton href={link}>{translate(commentMails.readReply)}</MailButton>
        <MailNote>
          {`${translate(commentMails.replyNote)} `}
          <MailLink href={leaveThread}>{translate(commentMails.leaveThread)}</MailLink>
          {' · '}
          <MailLink href={leaveAll}>{translate(commentMails.leaveAll)}</MailLink>
        </MailNote>
      </>
    ),
  }),
});
