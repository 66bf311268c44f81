import { defineMessages } from '../define-messages.ts';

/** What buyers, and mails, are told about withdrawing from a contract. */
export const withdrawals = defineMessages('withdrawals', {
  offer: 'Withdraw from contract here',
  title: 'Withdraw from the contract',
  text: 'Choose the pieces of order {number} that you withdraw from. You need not give a reason. You get a confirmation by email at once.',
  pieces: 'Quantity of each item',
  confirm: 'Confirm withdrawal',
  none: 'Choose what you withdraw from.',
  tooMany: 'There are not so many pieces in your order.',
  received: 'Your withdrawal was received. A confirmation is on its way to you by email.',
  withdrawn: 'Withdrawn from',
  mailSubject: 'Your withdrawal from order {number}',
  mailLead:
    '{site} has received your withdrawal from the contract of order {number} on {when}. You withdrew from:',
  mailNext: 'The seller will tell you how to send the goods back and when you get your money.',
  ownerSubject: 'Withdrawal from order {number}',
  ownerLead:
    'The buyer has withdrawn from the contract of order {number}, or of a part of it. Money and stock stay as they are until you deal with it.',
});
