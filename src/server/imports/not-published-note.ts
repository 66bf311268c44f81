import { reportText, type ReportText } from '#domain/wordpress/report-text.ts';
import { importReports } from '#messages/en/interface/import-reports.ts';

/** For the report: a document that came in but cannot be shown to visitors yet. */
export function notPublishedNote(title: string, fault: ReportText): ReportText {
  return reportText(importReports.notPublished, { title, fault });
}
