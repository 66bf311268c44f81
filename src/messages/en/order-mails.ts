import { defineMessages } from '../define-messages.ts';

/** What the mails about orders say. */
export const orderMails = defineMessages('orderMails', {
  receivedSubject: 'Order {number} received',
  receivedLead: 'Thank you for your order at {site}. It is reserved for you until it is paid.',
  howToPay: 'How to pay',
  confirmedSubject: 'Order {number} confirmed',
  confirmedLead: 'Thank you for your order at {site}. It is paid.',
  fulfilledSubject: 'Order {number} is on its way',
  fulfilledLead: 'These items of your order at {site} are on their way.',
  sentWith: 'Sent with',
  follow: 'Follow the parcel',
  canceledSubject: 'Order {number} canceled',
  canceledLead: 'Your order at {site} was canceled.',
  givenBack: 'You get {amount} back.',
  newSubject: 'New order {number}: {total}',
  newLead: '{buyer} has ordered at {site}.',
  newUnpaid: 'It is not paid yet.',
  unpaidLead: 'Order {number} was canceled because it was not paid in time.',
  open: 'Open in Portico',
  see: 'See the order',
  subtotal: 'Subtotal',
  shipping: 'Shipping',
  taxIncluded: '{name}, included',
  total: 'Total',
  deliverTo: 'Delivered to',
  noteOfBuyer: 'Note',
});
