import { invariant } from '#lib/invariant.ts';
import { noteRecovered } from '#server/abandoned-carts/note-recovered.ts';
import { mailAccountOwners } from '#server/accounts/mail-account-owners.ts';
import { keepActivity } from '#server/activity/keep-activity.ts';
import { mailDonations } from '#server/donations/mail-donations.ts';
import { issueBoughtCards } from '#server/gift-card-orders/issue-bought-cards.ts';
import { removeReleasedContent } from '#server/files/remove-released-content.ts';
import { mailSubmissions } from '#server/forms/mail-submissions.ts';
import { removeFormOrigins } from '#server/forms/remove-origins.ts';
import { removeConsentOrigins } from '#server/mailing-lists/remove-origins.ts';
import { mailSubscribers } from '#server/mailing-lists/mail-subscribers.ts';
import { removeNetworkAddresses } from '#server/members/remove-network-addresses.ts';
import { endSubscriptions } from '#server/memberships/end-subscriptions.ts';
import { followPayments } from '#server/memberships/follow-payments.ts';
import { mailLowStock } from '#server/inventory/mail-low-stock.ts';
import { mailOrders } from '#server/orders/mail-orders.ts';
import { noteRefusedMail } from '#server/orders/note-refused-mail.ts';
import { removeOrderNetworkAddresses } from '#server/orders/remove-network-addresses.ts';
import { refreshAvailability } from '#server/orders/refresh-availability.ts';
import { followCharges } from '#server/subscriptions/renewing/follow-charges.ts';
import { askForReviews } from '#server/product-reviews/ask-for-reviews.ts';
import type { EventConsumer } from '#server/platform/events/define-event-consumer.ts';
import { mailSubscriptionMoves } from '#server/subscriptions/managing/mail-moves.ts';
import { EVENT_TYPES } from './event-types.ts';

/** All consumers of events. */
export const EVENT_CONSUMERS: readonly EventConsumer[] = [
  removeReleasedContent,
  mailSubmissions,
  mailSubscribers,
  mailAccountOwners,
  keepActivity,
  removeFormOrigins,
  removeConsentOrigins,
  removeNetworkAddresses,
  refreshAvailability,
  mailOrders,
  noteRefusedMail,
  noteRecovered,
  issueBoughtCards,
  mailDonations,
  mailSubscriptionMoves,
  followCharges,
  askForReviews,
  mailLowStock,
  removeOrderNetworkAddresses,
  followPayments,
  endSubscriptions,
];

const listed = new Set<unknown>(Object.values(EVENT_TYPES));
for (const { name, events } of EVENT_CONSUMERS) {
  for (const event of events)
    invariant(listed.has(event), `${name} hears of ${event.type}, which is not listed`);
}
