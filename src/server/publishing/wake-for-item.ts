import type { Transaction } from 'kysely';
import type { DocumentRecords } from '#domain/documents/record.ts';
import { readEntrySettings } from '#server/content-entries/entry-settings.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import { wakeAt } from './schedule.ts';

/** Looks again at the time of which an item says that it goes live by itself. */
export async function wakeForItem(
  services: Services,
  trx: Transaction<Database>,
  records: DocumentRecords,
): Promise<void> {
  const settings = readEntrySettings('item', records);
  if (settings?.workflowState !== 'scheduled' || settings.publishAt === null) return;
  await wakeAt(services, trx, new Date(settings.publishAt));
}
