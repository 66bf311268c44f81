import type { SiteId } from '#domain/documents/record.ts';
import type { Services } from '#server/platform/services.ts';
import type { ContactSource } from './contact-source.ts';
import { touchContact } from './touch-contact.ts';

/** Processes of the version before may serve for so long; what they take in is found once more. */
const OVERLAP_MS = 60 * 60 * 1000;

/** Makes contacts of the people whom sites dealt with before there were contacts (CRM-01). Doing it again changes nothing. */
export async function fillContacts(
  services: Services,
  sources: readonly ContactSource[],
  signal: AbortSignal,
): Promise<void> {
  const { db, now } = services;
  const waiting = await db
    .selectFrom('contact_fills')
    .select(['site_id as siteId', 'since'])
    .where('since', '<=', new Date(now()))
    .orderBy('since')
    .execute();
  for (const { siteId, since } of waiting) {
    const startedAt = now();
    for (const source of sources) {
      if (source.people === undefined) continue;
      for await (const people of source.people(db, siteId)) {
        if (signal.aborted) return;
        await touchAll(services, siteId, people);
      }
    }
    if (startedAt - since.getTime() < OVERLAP_MS) continue;
    await db.deleteFrom('contact_fills').where('site_id', '=', siteId).execute();
  }
}

async function touchAll(
  { db }: Pick<Services, 'db'>,
  siteId: SiteId,
  people: readonly Parameters<typeof touchContact>[2][] & readonly { readonly at: Date }[],
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const person of people) await touchContact(trx, siteId, person, person.at.getTime());
  });
}
