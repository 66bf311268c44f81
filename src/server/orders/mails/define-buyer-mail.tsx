import type { ReactNode } from 'react';
import type { MailTexts } from '#domain/store/mail-text.ts';
import type { Translate } from '#messages/translator.ts';
import { defineMail, type MailDefinition } from '#server/platform/mail/define-mail.ts';
import { MailParagraph } from '#server/platform/mail/parts/mail-paragraph.tsx';

interface MailParts {
  readonly subject: string;
  readonly opening: string;
  readonly content: ReactNode;
}

/** A mail to a buyer, whose subject and opening the owner can write, with a closing (ORD-140). */
export interface BuyerMail<Params> extends MailDefinition<Params> {
  parts(params: Params, translate: Translate): MailParts;
}

const ORIGINAL: MailTexts = { subject: '', opening: '', closing: '' };

export function defineBuyerMail<Params>(mail: Omit<BuyerMail<Params>, 'view'>): BuyerMail<Params> {
  return { ...mail, ...defineMail({ ...mail, view: viewOf(mail, ORIGINAL) }) };
}

/** The same mail in the words of the owner; where one is empty, in the original ones. */
export function inOwnWords<Params>(mail: BuyerMail<Params>, texts: MailTexts): MailDefinition<Params> {
  return { ...mail, view: viewOf(mail, texts) };
}

function viewOf<Params>(
  { parts }: Pick<BuyerMail<Params>, 'parts'>,
  { subject, opening, closing }: MailTexts,
): MailDefinition<Params>['view'] {
  return (params, translate) => {
    const original = parts(params, translate);
    return {
      subject: subject || original.subject,
      content: (
        <>
          <MailParagraph>{opening || original.opening}</MailParagraph>
          {original.content}
          {closing === '' ? null : <MailParagraph>{closing}</MailParagraph>}
        </>
      ),
    };
  };
}
