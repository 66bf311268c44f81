import { expect, it } from 'vitest';
import { importReports as german } from '#messages/de/interface/import-reports.ts';
import { importReports } from '#messages/en/interface/import-reports.ts';
import { sayStored } from '#messages/stored-words.ts';
import { addNote, emptyImportReport, importReportSchema } from './import-report.ts';
import { plainReportText, reportText, type ReportText } from './report-text.ts';

const inGerman = ({ words }: ReportText) => (words === null ? null : sayStored(words, 'de', german));

it('is kept in English and by its key, with texts within it', () => {
  const fault = reportText(importReports.unexpected, { errorId: '1' });
  const text = reportText(importReports.entryFailed, { fault });
  expect(text.english).toBe(
    'An unexpected error happened (the log has it under 1). The other entries are not affected. Change this one in WordPress and import again, or copy its text by hand.',
  );
  expect(inGerman(text)).toBe(
    'Ein unerwarteter Fehler ist aufgetreten (im Protokoll unter 1). Die anderen Einträge sind nicht betroffen. Ändern Sie diesen in WordPress und importieren Sie noch einmal, oder kopieren Sie seinen Text von Hand.',
  );
});

it('says what has no key, or lies deeper, as it stands', () => {
  const deep = reportText(importReports.notAnExport, {
    reason: reportText(importReports.notReadToEnd, { reason: reportText(importReports.readerGone) }),
  });
  expect(inGerman(deep)).toBe(
    'Dies ist keine Exportdatei von WordPress oder Disqus: The file could not be read to its end. The process that reads it ended unexpectedly. What had been brought in by then is there.',
  );
  const plain = reportText(importReports.notInNavigation, { fault: plainReportText('The server is away.') });
  expect(inGerman(plain)).toBe(
    'Die Seiten konnten nicht in die Navigation aufgenommen werden. The server is away. Fügen Sie sie im Bereich „Seiten“ hinzu.',
  );
});

it('stands in a report beside those of a version without keys', () => {
  const report = emptyImportReport(true);
  addNote(report, reportText(importReports.dryRun));
  addNote(report, plainReportText('Something else.'));
  expect(importReportSchema.parse(JSON.parse(JSON.stringify(report)))).toMatchObject({
    notes: ['This was a dry run: nothing was written, and no file was fetched.', 'Something else.'],
    noteWords: [{ key: 'importReports.dryRun', params: {} }, null],
  });
  const { noteWords: _none, ...former } = report;
  const document = {
    source: 's',
    title: 't',
    kind: 'page',
    outcome: 'created',
    state: '',
    path: '/t',
    documentId: null,
    note: 'was sticky',
  };
  const file = { document: '/t', url: 'u', reason: 'gone' };
  expect(importReportSchema.parse({ ...former, documents: [document], missingFiles: [file] })).toMatchObject({
    noteWords: [],
    documents: [{ note: 'was sticky', noteWords: [] }],
    missingFiles: [{ reason: 'gone', reasonWords: null }],
  });
});
