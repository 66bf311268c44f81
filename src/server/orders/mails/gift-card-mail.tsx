import { z } from 'zod';
import { giftCards } from '#messages/en/gift-cards.ts';
import { MailAnswer } from '#server/platform/mail/parts/mail-answer.tsx';
import { MailButton } from '#server/platform/mail/parts/mail-button.tsx';
import { MailLink } from '#server/platform/mail/parts/mail-link.tsx';
import { MailNote } from '#server/platform/mail/parts/mail-note.tsx';
import { MailParagraph } from '#server/platform/mail/parts/mail-paragraph.tsx';
import { defineBuyerMail } from './define-buyer-mail.tsx';
import { SAMPLE_ORDER } from './order-mail-params.ts';

const SAMPLE_NAME = 'Ada Lovelace';
const SAMPLE_MESSAGE = 'Happy birthday!';
const SAMPLE_CODE = 'K7QM-4ZXW-9RTB-H2PV';

/** Brings somebody the gift card that another one bought for them, with its whole code (ORD-120, ORD-122). */
export const giftCardMail = defineBuyerMail({
  kind: 'gift-card',
  params: z.object({
    site: z.string(),
    /** Of whom it is for; empty where nobody said. */
    name: z.string(),
    sender: z.string(),
    message: z.string(),
    amount: z.string(),
    /** In groups of 4. */
    code: z.string(),
    /** The last day, as people of the language write it; null: it does not expire. */
    expires: z.string().nullable(),
    link: z.url(),
    /** Where whoever has the code sees what is left on it (ORD-121). */
    balance: z.url(),
    isTest: z.boolean(),
  }),
  sample: {
    site: SAMPLE_ORDER.site,
    name: SAMPLE_NAME,
    sender: 'Mary Somerville',
    message: SAMPLE_MESSAGE,
    amount: '$50.00',
    code: SAMPLE_CODE,
    expires: 'November 26, 2029',
    link: 'https://quarry-lane.example.org/',
    balance: 'https://quarry-lane.example.org/checkout/gift-card-balance',
    isTest: false,
  },
  parts: ({ site, name, sender, message, amount, code, expires, link, balance, isTest }, translate) => ({
    subject: translate(giftCards.mailSubject, { sender, amount }),
    opening: translate(giftCards.mailLead, { sender, amount, site }),
    content: (
      <>
        {name === '' ? null : <MailAnswer title={translate(giftCards.recipient)} text={name} />}
        {message === '' ? null : <MailAnswer title={translate(giftCards.message)} text={message} />}
        <MailAnswer title={translate(giftCards.value)} text={amount} />
        <MailAnswer title={translate(giftCards.code)} text={code} />
        <MailParagraph>{translate(giftCards.use)}</MailParagraph>
        {expires === null ? null : <MailNote>{translate(giftCards.expires, { day: expires })}</MailNote>}
        {isTest ? <MailNote>{translate(giftCards.test)}</MailNote> : null}
        <MailButton href={link}>{translate(giftCards.shop, { site })}</MailButton>
        <MailNote>
          <MailLink href={balance}>{translate(giftCards.seeBalance)}</MailLink>
        </MailNote>
      </>
    ),
  }),
});
