import { z } from 'zod';
import { memberMails } from '#messages/en/member-mails.ts';
import { defineMail } from '#server/platform/mail/define-mail.ts';
import { MailButton } from '#server/platform/mail/parts/mail-button.tsx';
import { MailNote } from '#server/platform/mail/parts/mail-note.tsx';
import { MailParagraph } from '#server/platform/mail/parts/mail-paragraph.tsx';

interface CodeMailWords {
  /** Of the site. */
  readonly subject: typeof memberMails.confirmSubject;
  /** Of the site. */
  readonly lead: typeof memberMails.confirmLead;
  readonly button: typeof memberMails.confirmButton;
  readonly note: typeof memberMails.confirmNote;
}

/** A mail to a member with a link and, for another device, the code that does the same. */
export function defineMemberCodeMail<Kind extends string>(kind: Kind, words: CodeMailWords) {
  return defineMail({
    kind,
    params: z.object({ site: z.string(), link: z.url(), code: z.string() }),
    sample: {
      site: 'Quarry Lane',
      link: 'https://quarry-lane.example.org/account/link/c2FtcGxl',
      code: '042815',
    },
    view: ({ site, link, code }, translate) => ({
      subject: translate(words.subject, { site }),
      content: (
        <>
          <MailParagraph>{translate(words.lead, { site })}</MailParagraph>
          <MailButton href={link}>{translate(words.button)}</MailButton>
          <MailParagraph>{translate(memberMails.codeIs, { code })}</MailParagraph>
          <MailNote>{translate(words.note)}</MailNote>
        </>
      ),
    }),
  });
}
