import type { SiteId } from '#domain/documents/record.ts';
import { summarizeValue } from '#domain/forms/summarize-value.ts';
import type { SubmittedField } from '#contract/forms.ts';
import type { Id } from '#lib/id.ts';
import { publicUrl } from '#server/platform/config/addresses.ts';
import { beginCsv, writeCsv } from '#server/platform/csv/write-csv.ts';
import type { Services } from '#server/platform/services.ts';
import { listFieldVersions, listSubmissionsBefore, type SubmissionFilter } from './queries.ts';

const BATCH = 500;

/**
 * The submissions of a form as CSV, batch by batch, newest first: when, one column for each field the form has or had
 * (FBLD-29), and the page. Cells that a spreadsheet would run as a formula are marked as text.
 */
export async function* submissionsCsv(
  services: Services,
  site: { readonly siteId: SiteId; readonly identifier: string },
  filter: SubmissionFilter,
): AsyncGenerator<string> {
  const columns = columnsOf(await listFieldVersions(services.db, site.siteId, filter));
  yield beginCsv([['Submitted On', ...columns.map((column) => column.title), 'Page']]);
  let before: { readonly createdAt: Date; readonly id: Id<'submission'> } | null = null;
  for (;;) {
    const rows = await listSubmissionsBefore(services.db, site.siteId, filter, before, BATCH);
    if (rows.length > 0) {
      yield writeCsv(
        rows.map((row) => [
          row.createdAt.toISOString(),
          ...columns.map((column) => summarizeValue(column.kind, row.answers[column.id])),
          row.pagePath.startsWith('/')
            ? publicUrl(services.config, site.identifier, row.pagePath)
            : row.pageTitle,
        ]),
      );
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < BATCH) return;
    before = last;
  }
}

function columnsOf(
  versions: readonly { readonly fields: readonly SubmittedField[] }[],
): readonly SubmittedField[] {
  const columns = new Map<string, SubmittedField>();
  for (const { fields } of versions) {
    for (const field of fields) if (!columns.has(field.id)) columns.set(field.id, field);
  }
  return [...columns.values()];
}
