import { STORE_MAIL_KINDS, type StoreMailKind } from '#domain/store/store-mails.ts';
import { siteTranslator } from '#messages/site-translator.ts';
import { BUYER_MAILS } from '#server/orders/buyer-mails.ts';

interface OriginalTexts {
  readonly kind: StoreMailKind;
  readonly subject: string;
  readonly opening: string;
}

/** The texts that mails have until an owner writes others, with their placeholders, in a language (ORD-140). */
export function originalTexts(language: string): readonly OriginalTexts[] {
  const translate = siteTranslator(language);
  return STORE_MAIL_KINDS.map((kind) => {
    const mail = BUYER_MAILS[kind];
    const named = {
      site: '{site}',
      number: '{number}',
      amount: '{amount}',
      tracking: '{tracking}',
      total: '{total}',
      product: '{product}',
      fund: '{fund}',
    };
    const params = { ...(mail.sample as object), ...named };
    const { subject, opening } = mail.parts(params as never, translate);
    return { kind, subject, opening };
  });
}
