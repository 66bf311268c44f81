import { commenterContacts } from '#server/comments/contact-source.ts';
import type { ContactSource } from '#server/contacts/contact-source.ts';
import { mailSource, noteSource } from '#server/contacts/own-sources.ts';
import { dataRequestContacts } from '#server/data-requests/contact-source.ts';
import { donorContacts } from '#server/donations/contact-source.ts';
import { senderContacts } from '#server/forms/contact-source.ts';
import { buyerContacts } from '#server/orders/contact-source.ts';
import { subscriberContacts } from '#server/mailing-lists/contact-source.ts';
import { memberContacts } from '#server/members/contact-source.ts';
import { payingContacts } from '#server/subscriptions/contact-source.ts';

/** All that deals with people of a site by their address. */
export const CONTACT_SOURCES: readonly ContactSource[] = [
  memberContacts,
  subscriberContacts,
  senderContacts,
  commenterContacts,
  buyerContacts,
  payingContacts,
  donorContacts,
  dataRequestContacts,
  noteSource,
  mailSource,
];
