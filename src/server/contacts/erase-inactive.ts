import type { Services } from '#server/platform/services.ts';
import type { ContactSource } from './contact-source.ts';
import { eraseContact } from './erase-contact.ts';
import { nextInactive } from './inactive-contacts.ts';
import type { PersonalDataPart } from './personal-data-part.ts';

const BATCH = 100;

/** Erases contacts of all sites that were without activity for as long as their owners chose (CRM-29). */
export async function eraseInactive(
  services: Services,
  sources: readonly ContactSource[],
  parts: readonly PersonalDataPart[],
  signal: AbortSignal,
): Promise<void> {
  const { db } = services;
  const chosen = await db
    .selectFrom('contact_settings')
    .select([
      'site_id as siteId',
      'erased_after_months as months',
      'changed_at as since',
      'account_id as accountId',
    ])
    .where('erased_after_months', 'is not', null)
    .orderBy('changed_at')
    .execute();
  for (const { months, ...each } of chosen) {
    if (months === null) continue;
    for (;;) {
      signal.throwIfAborted();
      const ids = await nextInactive(db, sources, { ...each, months }, services.now(), BATCH);
      const { siteId, accountId } = each;
      for (const contactId of ids) await eraseContact(services, parts, { siteId, contactId, accountId });
      if (ids.length < BATCH) break;
    }
  }
}
