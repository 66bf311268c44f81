import { giftCardPayments } from '#messages/en/gift-card-payments.ts';
import { orderMails } from '#messages/en/order-mails.ts';
import { renewalMails } from '#messages/en/renewal-mails.ts';
import type { Translate } from '#messages/translator.ts';
import { MailLink } from '#server/platform/mail/parts/mail-link.tsx';
import { MailNote } from '#server/platform/mail/parts/mail-note.tsx';
import { MailAnswer } from '#server/platform/mail/parts/mail-answer.tsx';
import type { OrderMailParams } from './order-mail-params.ts';

/** The lines of an order, or of a parcel. */
export function MailLines({ lines }: Pick<OrderMailParams, 'lines'>) {
  return (
    <>
      {lines.map(({ id, title, options, amount }) => (
        <MailAnswer
          key={id}
          title={title}
          text={[options, amount].filter((text) => text !== '').join('\n')}
        />
      ))}
    </>
  );
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
  return (
    <>
      {fields.map(({ title, answer }, place) => (
        <MailAnswer key={place} title={title} text={answer} />
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
