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
  refundedSubject: 'Refund for order {number}',
  refundedLead:
    '{site} has given {amount} of your order back to you. Depending on your bank it takes some days to arrive.',
  refundFailedSubject: 'Refund for order {number} failed',
  refundFailedLead:
    'A refund of {amount} for order {number} could not be made. The amount can be refunded again.',
  piecesCanceledSubject: 'Items of order {number} canceled',
  piecesCanceledLead: 'These items of your order at {site} were canceled.',
  disputedSubject: 'Payment of order {number} is disputed',
  disputedLead: 'A bank asks {amount} of order {number} back. Answer it at your payment provider in time.',
  lateSubject: 'Order {number} was paid too late',
  lateLead:
    'Order {number} was paid after it had expired, and its items are no longer there. It was canceled, and {amount} is given back.',
});
