import { z } from 'zod';
import {
  fillPlaceholders,
  memberMailTextSchema,
  paragraphsOf,
  type MemberMailKind,
  type MemberMailText,
} from '#domain/members/member-mails.ts';
import { memberMails } from '#messages/en/member-mails.ts';
import type { Translate } from '#messages/translator.ts';
import { defineMail, type MailDefinition } from '#server/platform/mail/define-mail.ts';
import { MailButton } from '#server/platform/mail/parts/mail-button.tsx';
import { MailNote } from '#server/platform/mail/parts/mail-note.tsx';
import { MailParagraph } from '#server/platform/mail/parts/mail-paragraph.tsx';

const paramsSchema = z.object({
  site: z.string(),
  link: z.url(),
  /** For another device: it does what the link does. */
  code: z.string().optional(),
  /** The address that the mail is about, where it is another one. */
  email: z.string().optional(),
  /** The owner's own words, which take the place of the subject and of the first paragraph (MEMB-67). */
  own: memberMailTextSchema.optional(),
});
export type MemberMailParams = z.infer<typeof paramsSchema>;

interface MemberMailWords {
  readonly subject: typeof memberMails.confirmSubject;
  readonly lead: typeof memberMails.oldEmailLead;
  readonly button: typeof memberMails.confirmButton;
  /** What the link does and for how long: it stays, whatever the owner says above it. */
  readonly note?: typeof memberMails.confirmNote;
}

interface SampleOf {
  readonly path?: string;
  readonly code?: string;
  readonly email?: string;
}

/** One kind of account mail, with the words that Portico has for it. */
export interface MemberMailDefinition extends MailDefinition<MemberMailParams> {
  readonly words: (
    translate: Translate,
    values: { readonly site: string; readonly email: string },
  ) => MemberMailText;
}

/**
 * A mail to a member: a subject and a text, which are Portico's or the owner's; a link as a button, a code where there is
 * one, and a note, which are always Portico's, so that no mail can lose what it is for.
 */
export function defineMemberMail(
  kind: MemberMailKind,
  words: MemberMailWords,
  sample: SampleOf = {},
): MemberMailDefinition {
  const { path = '/account/link/c2FtcGxl', ...others } = sample;
  const said: MemberMailDefinition['words'] = (translate, values) => ({
    subject: translate(words.subject, values),
    text: translate(words.lead, values),
  });
  const mail = defineMail<MemberMailParams>({
    kind: `member-${kind}`,
    params: paramsSchema,
    sample: { site: 'Quarry Lane', link: `https://quarry-lane.example.org${path}`, ...others },
    view({ site, link, code, email = '', own }, translate) {
      const values = { site, email };
      const { subject, text } =
        own === undefined
          ? said(translate, values)
          : { subject: fillPlaceholders(own.subject, values), text: fillPlaceholders(own.text, values) };
      const paragraphs = own === undefined ? [text] : paragraphsOf(text);
      return {
        subject,
        content: (
          <>
            {paragraphs.map((paragraph, index) => (
              <MailParagraph key={index}>{paragraph}</MailParagraph>
            ))}
            <MailButton href={link}>{translate(words.button)}</MailButton>
            {code === undefined ? null : (
              <MailParagraph>{translate(memberMails.codeIs, { code })}</MailParagraph>
            )}
            {words.note === undefined ? null : <MailNote>{translate(words.note)}</MailNote>}
          </>
        ),
      };
    },
  });
  return { ...mail, words: said };
}
