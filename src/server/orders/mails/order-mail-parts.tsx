import { giftCardPayments } from '#messages/en/gift-card-payments.ts';
import { orderMails } from '#messages/en/order-mails.ts';
import { renewalMails } from '#messages/en/renewal-mails.ts';
import type { Translate } from '#messages/translator.ts';
import { MailLink } from '#server/platform/mail/parts/mail-link.tsx';
import { MailNote } from '#server/platform/mail/parts/mail-note.tsx';
import { cutText } from '#lib/cut-text.ts';
import { MailParagraph } from '#server/platform/mail/parts/mail-paragraph.tsx';
import { MailAnswer } from '#server/platform/mail/parts/mail-answer.tsx';
import { fitInMail } from './fit-in-mail.ts';
import type { OrderMailParams } from './order-mail-params.ts';

/** The lines of an order, or of a parcel, as many as a mail of 100 KB has room for; the others are on its page (ORD-143). */
export function MailLines({
  lines,
  translate,
}: Pick<OrderMailParams, 'lines'> & { readonly translate: Translate }) {
  const { shown, left } = fitInMail(
    lines.map(({ id, title, options, amount }) => ({
      id,
      title,
      text: [shortened(options), amount].filter((text) => text !== '').join('\n'),
    })),
    MOST_OF_LINES,
  );
  return (
    <>
      {shown.map(({ id, title, text }) => (
        <MailAnswer key={id} title={title} text={text} />
      ))}
      {left === 0 ? null : <MailParagraph>{translate(orderMails.andMore, { count: left })}</MailParagraph>}
    </>
  );
}

/** Bytes. */
const MOST_OF_LINES = 55_000;
const MOST_OF_FIELDS = 15_000;
/** Characters of what a buyer wrote to one line or field. */
const MOST_WRITTEN = 1000;

function shortened(text: string): string {
  const cut = cutText(text, MOST_WRITTEN);
  return cut === text ? text : `${cut}…`;
}

/** What it costs. */
export function MailTotals({
  totals,
  translate,
}: Pick<OrderMailParams, 'totals'> & { readonly translate: Translate }) {
  return (
    <>
      {totals.map(({ kind, name, amount }, place) => (
        <MailAnswer key={place} title={totalName(kind, name, translate)} text={amount} />
      ))}
    </>
  );
}

/** The way to the subscription that an order is a charge of (ORD-116). */
export function MailSubscription({
  subscriptionLink,
  translate,
}: Pick<OrderMailParams, 'subscriptionLink'> & { readonly translate: Translate }) {
  if (subscriptionLink === '') return null;
  return (
    <MailNote>
      <MailLink href={subscriptionLink}>{translate(renewalMails.manage)}</MailLink>
    </MailNote>
  );
}

/** Where it is sent. */
export function MailAddress({
  address,
  translate,
}: Pick<OrderMailParams, 'address'> & { readonly translate: Translate }) {
  if (address.length === 0) return null;
  return <MailAnswer title={translate(orderMails.deliverTo)} text={address.join('\n')} />;
}

/** What the buyer answered to fields of the owner's own (ORD-22). */
export function MailFields({ fields }: Pick<OrderMailParams, 'fields'>) {
  const answers = fields.map(({ title, answer }) => ({ title, text: shortened(answer) }));
  return (
    <>
      {fitInMail(answers, MOST_OF_FIELDS).shown.map(({ title, text }, place) => (
        <MailAnswer key={place} title={title} text={text} />
      ))}
    </>
  );
}

function totalName(
  kind: OrderMailParams['totals'][number]['kind'],
  name: string,
  translate: Translate,
): string {
  switch (kind) {
    case 'subtotal':
      return translate(orderMails.subtotal);
    case 'shipping':
      return translate(orderMails.shipping);
    case 'total':
      return translate(orderMails.total);
    case 'taxIncluded':
      return translate(orderMails.taxIncluded, { name });
    case 'giftCard':
      return translate(giftCardPayments.paidWith, { last4: name });
    case 'due':
      return translate(giftCardPayments.toPay);
    case 'discount':
    case 'tax':
      return name;
  }
}
