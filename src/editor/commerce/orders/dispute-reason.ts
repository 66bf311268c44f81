import { orders as words } from '#messages/en/interface/orders.ts';
import type { Words } from '#messages/message.ts';
import { translate } from '#ui/translate.ts';

/** The reasons of Stripe. */
const REASONS: Readonly<Record<string, Words>> = {
  bank_cannot_process: words.disputeBankCannotProcess,
  check_returned: words.disputeCheckReturned,
  credit_not_processed: words.disputeCreditNotProcessed,
  customer_initiated: words.disputeCustomerInitiated,
  debit_not_authorized: words.disputeDebitNotAuthorized,
  duplicate: words.disputeDuplicate,
  fraudulent: words.disputeFraudulent,
  general: words.disputeGeneral,
  incorrect_account_details: words.disputeIncorrectAccountDetails,
  insufficient_funds: words.disputeInsufficientFunds,
  noncompliant: words.disputeNoncompliant,
  product_not_received: words.disputeProductNotReceived,
  product_unacceptable: words.disputeProductUnacceptable,
  subscription_canceled: words.disputeSubscriptionCanceled,
  unrecognized: words.disputeUnrecognized,
};

/** Why a bank asks money back, in words; a reason that is new at the provider as it names it (ORD-82). */
export function disputeReason(reason: string): string {
  const known = REASONS[reason];
  return known === undefined ? reason.replaceAll('_', ' ') : translate(known);
}
