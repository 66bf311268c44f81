import { activity } from '#messages/en/interface/activity.ts';
import type { Translate } from '#messages/translator.ts';
import type { SiteActivity } from '#contract/activity.ts';
import { activityWords } from '#domain/activity/activity-words.ts';
import type { SiteId } from '#domain/documents/record.ts';
import { beginCsv, writeCsv } from '#server/platform/csv/write-csv.ts';
import type { Db } from '#server/platform/database/database.ts';
import { listSiteActivityBefore, type ActivityFilter } from './queries.ts';
import type { ActivityId } from './tables.ts';

const BATCH = 500;

/** The activity log of a site as CSV, batch by batch, in the language of whoever reads it. */
export async function* activityCsv(
  db: Db,
  siteId: SiteId,
  filter: ActivityFilter,
  translate: Translate,
): AsyncGenerator<string> {
  yield beginCsv([
    [activity.when, activity.who, activity.what, activity.times, activity.device].map((words) =>
      translate(words),
    ),
  ]);
  let before: ActivityId | null = null;
  for (;;) {
    const entries: SiteActivity[] = await listSiteActivityBefore(db, siteId, filter, {
      before,
      limit: BATCH,
    });
    if (entries.length > 0) yield writeCsv(entries.map((entry) => cellsOf(entry, translate)));
    const last = entries.at(-1);
    if (last === undefined || entries.length < BATCH) return;
    before = last.id;
  }
}

function cellsOf(entry: SiteActivity, translate: Translate): string[] {
  return [
    entry.at,
    entry.who?.name ?? translate(activity.formerPerson),
    translate(activityWords(entry)),
    String(entry.times),
    entry.device,
  ];
}
