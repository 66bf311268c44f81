import { z } from 'zod';
import { commentMails } from '#messages/en/comment-mails.ts';
import { defineMail } from '#server/platform/mail/define-mail.ts';
import { MailAnswer } from '#server/platform/mail/parts/mail-answer.tsx';
import { MailButton } from '#server/platform/mail/parts/mail-button.tsx';
import { MailNote } from '#server/platform/mail/parts/mail-note.tsx';
import { MailParagraph } from '#server/platform/mail/parts/mail-paragraph.tsx';
import { nameInMail } from './name-in-mail.ts';

/** New comments of a site for somebody who decides about them (COMT-27). */
export const newCommentsMail = defineMail({
  kind: 'new-comments',
  params: z.object({
    site: z.string(),
    /** All of them; the first stand in the mail. */
    count: z.int(),
    comments: z.array(
      z.object({ name: z.string(), title: z.string(), text: z.string(), isHeld: z.boolean() }),
    ),
    link: z.url(),
    /** For the author of the items, who reads on the site and decides nothing. */
    isForAuthor: z.boolean(),
  }),
  sample: {
    site: 'Quarry Lane',
    count: 3,
    comments: [
      { name: 'Ada Lovelace', title: 'The round window', text: 'What a fine window.', isHeld: true },
      { name: 'Grace Hopper', title: 'The round window', text: 'So it is.', isHeld: false },
    ],
    link: 'https://quarry-lane.app.example.org/config/contacts/comments',
    isForAuthor: false,
  },
  view: ({ site, count, comments, link, isForAuthor }, translate) => ({
    subject: translate(commentMails.subject, { count, site }),
    content: (
      <>
        {comments.map(({ name, title, text, isHeld }, index) => (
          <MailAnswer
            key={index}
            title={translate(commentMails.on, { name: nameInMail(name, translate), title })}
            text={isHeld ? `${text}\n\n${translate(commentMails.waits)}` : text}
          />
        ))}
        {count > comments.length ? (
          <MailParagraph>{translate(commentMails.more, { count: count - comments.length })}</MailParagraph>
        ) : null}
        <MailButton href={link}>
          {translate(isForAuthor ? commentMails.readOnSite : commentMails.open)}
        </MailButton>
        <MailNote>{translate(isForAuthor ? commentMails.noteOwn : commentMails.note)}</MailNote>
      </>
    ),
  }),
});
