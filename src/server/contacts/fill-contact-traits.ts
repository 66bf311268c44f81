import { sql } from 'kysely';
import type { Services } from '#server/platform/services.ts';

const BATCH = 500;

/** Finds out what filters ask for of the contacts from before it was kept in their rows; the newest wait no longer. */
export async function fillContactTraits({ db }: Pick<Services, 'db'>, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const waiting = await db
      .selectFrom('contacts')
      .select(['site_id as siteId', 'id'])
      .where('traits', 'is', null)
      .limit(BATCH)
      .execute();
    if (waiting.length === 0) return;
    for (const [siteId, contacts] of Map.groupBy(waiting, (contact) => contact.siteId)) {
      const ids = contacts.map(({ id }) => id);
      await sql`select refresh_contact_traits(${siteId}, id) from unnest(${ids}::text[]) as waiting (id)`.execute(
        db,
      );
    }
  }
}
