import type { Transaction } from 'kysely';
import type { ChangedSettings } from '#server/documents/document-kinds.ts';
import { readEntrySettings } from '#server/content-entries/entry-settings.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import { wakeAt } from './schedule.ts';

/** Queues a check at the time at which an item goes live by itself. */
export async function wakeForItem(
  services: Services,
  trx: Transaction<Database>,
  { document, after }: ChangedSettings,
): Promise<void> {
  const settings = readEntrySettings(document.kind, after);
  if (settings?.workflowState !== 'scheduled' || settings.publishAt === null) return;
  await wakeAt(services, trx, new Date(settings.publishAt));
}
