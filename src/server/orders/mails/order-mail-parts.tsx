import { giftCardPayments } from '#messages/en/gift-card-payments.ts';
import { orderMails } from '#messages/en/order-mails.ts';
import type { Translate } from '#messages/translator.ts';
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
    case 'discount':
    case 'tax':
      return name;
  }
}
