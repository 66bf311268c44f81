import type { SiteId } from '#domain/documents/record.ts';
import { beginCsv, writeCsv } from '#server/platform/csv/write-csv.ts';
import type { Db } from '#server/platform/database/database.ts';
import { listChoicesBefore, type ConsentChoice } from './choices.ts';

const BATCH = 1000;

/** The choices of a site as CSV, batch by batch, newest first. */
export async function* choicesCsv(db: Db, siteId: SiteId): AsyncGenerator<string> {
  yield beginCsv([['Chosen On', 'Choice', 'Banner Text Version']]);
  let before: ConsentChoice | null = null;
  for (;;) {
    const choices: ConsentChoice[] = await listChoicesBefore(db, siteId, before, BATCH);
    if (choices.length > 0) {
      yield writeCsv(
        choices.map((choice) => [
          choice.chosenAt.toISOString(),
          choice.isAccepted ? 'Accepted' : 'Declined',
          choice.textVersion,
        ]),
      );
    }
    const last = choices.at(-1);
    if (last === undefined || choices.length < BATCH) return;
    before = last;
  }
}
