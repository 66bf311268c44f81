import type { ImportReport } from '#domain/wordpress/import-report.ts';
import { downloadImportReport } from '#contract/imports.ts';
import { siteImports } from '#messages/en/interface/site-imports.ts';
import type { Id } from '#lib/id.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { Tabs, type TabDefinition } from '#ui/tabs.tsx';
import { translate, translateStored } from '#ui/translate.ts';
import { ReportCount } from './report-count.tsx';
import { ReportTable } from './report-table.tsx';
import { ReportText } from './report-text.tsx';
import { ReportOutcome } from './report-outcome.tsx';
import { DOCUMENT_OUTCOMES, ELEMENT_OUTCOMES } from './report-words.ts';
import styles from './imports.module.css';

export interface ImportReportViewProps {
  readonly importId: Id<'import-run'>;
  readonly report: ImportReport;
}

/** The report of an import, to be read here or downloaded; entries that need an action come first. */
export function ImportReportView({ importId, report }: ImportReportViewProps) {
  const { counts } = report;
  const address = downloadImportReport.path.replace(':importId', importId);
  return (
    <div className={styles['stack']}>
      <dl className={styles['counts']}>
        <ReportCount label={translate(siteImports.pages)} value={counts.pages} />
        <ReportCount label={translate(siteImports.posts)} value={counts.posts} />
        {counts.products === 0 ? null : (
          <ReportCount label={translate(siteImports.products)} value={counts.products} />
        )}
        <ReportCount label={translate(siteImports.comments)} value={counts.comments} />
        <ReportCount label={translate(siteImports.files)} value={counts.files} />
        <ReportCount label={translate(siteImports.redirects)} value={counts.redirects} />
        <ReportCount label={translate(siteImports.navigationLinks)} value={counts.navigationLinks} />
        <ReportCount label={translate(siteImports.hereAlready)} value={counts.unchanged} />
        <ReportCount label={translate(siteImports.failed)} value={counts.failed} />
      </dl>
      <div className={styles['downloads']}>
        <LinkButton href={`${window.location.origin}${address}?format=csv`} download="import-report.csv">
          {translate(siteImports.downloadCsv)}
        </LinkButton>
        <LinkButton href={`${window.location.origin}${address}?format=json`} download="import-report.json">
          {translate(siteImports.downloadJson)}
        </LinkButton>
      </div>
      <Tabs label={translate(siteImports.report)} tabs={tabsOf(report)} />
    </div>
  );
}

/** Failures and cut texts only where there are any. */
function tabsOf(report: ImportReport): readonly TabDefinition[] {
  const failed = report.documents.filter((each) => each.outcome === 'failed');
  return [
    ...(failed.length === 0 ? [] : [failedTab(failed)]),
    ...(report.losses.length === 0 ? [] : [lossesTab(report.losses)]),
    documentsTab(report.documents),
    ...(report.notes.length === 0 ? [] : [notesTab(report)]),
    unmappedTab(report.unmapped),
    missingTab(report.missingFiles),
    urlsTab(report.changedUrls),
  ];
}

function failedTab(rows: ImportReport['documents']): TabDefinition {
  return {
    id: 'failed',
    title: translate(siteImports.failedTab, { count: rows.length }),
    content: (
      <ReportTable
        label={translate(siteImports.failedLabel)}
        rows={rows}
        columns={[
          { id: 'title', title: translate(siteImports.title), isRowHeader: true, render: (row) => row.title },
          { id: 'note', title: translate(siteImports.whatHappened), render: noteOf },
          {
            id: 'source',
            title: translate(siteImports.sourceAddress),
            isSecondary: true,
            render: (row) => row.source,
          },
        ]}
      />
    ),
  };
}

function lossesTab(rows: ImportReport['losses']): TabDefinition {
  return {
    id: 'losses',
    title: translate(siteImports.lossesTab, { count: rows.length }),
    content: (
      <ReportTable
        label={translate(siteImports.lossesLabel)}
        advice={translate(siteImports.lossAdvice)}
        rows={rows}
        columns={[
          { id: 'what', title: translate(siteImports.what), isRowHeader: true, render: (row) => row.what },
          {
            id: 'text',
            title: translate(siteImports.missingPart),
            render: (row) => <ReportText text={row.text} />,
          },
          {
            id: 'document',
            title: translate(siteImports.where),
            isSecondary: true,
            render: (row) => row.document,
          },
        ]}
      />
    ),
  };
}

function documentsTab(rows: ImportReport['documents']): TabDefinition {
  return {
    id: 'documents',
    title: translate(siteImports.documentsTab, { count: rows.length }),
    content: (
      <ReportTable
        label={translate(siteImports.documentsLabel)}
        rows={rows}
        columns={[
          { id: 'title', title: translate(siteImports.title), isRowHeader: true, render: (row) => row.title },
          { id: 'path', title: translate(siteImports.address), isSecondary: true, render: (row) => row.path },
          { id: 'state', title: translate(siteImports.state), isSecondary: true, render: (row) => row.state },
          {
            id: 'outcome',
            title: translate(siteImports.outcome),
            render: (row) => (
              <ReportOutcome outcome={translate(DOCUMENT_OUTCOMES[row.outcome])} advice={noteOf(row)} />
            ),
          },
        ]}
      />
    ),
  };
}

function notesTab({ notes, noteWords }: ImportReport): TabDefinition {
  return {
    id: 'notes',
    title: translate(siteImports.notesTab, { count: notes.length }),
    content: (
      <ReportTable
        label={translate(siteImports.notesLabel)}
        rows={notes.map((note, at) => ({ note: translateStored(noteWords[at], note) }))}
        columns={[
          { id: 'note', title: translate(siteImports.note), isRowHeader: true, render: (row) => row.note },
        ]}
      />
    ),
  };
}

function unmappedTab(rows: ImportReport['unmapped']): TabDefinition {
  return {
    id: 'unmapped',
    title: translate(siteImports.unmappedTab, { count: rows.length }),
    content: (
      <ReportTable
        label={translate(siteImports.unmappedLabel)}
        rows={rows}
        columns={[
          {
            id: 'element',
            title: translate(siteImports.element),
            isRowHeader: true,
            render: (row) => row.element,
          },
          { id: 'count', title: translate(siteImports.count), align: 'end', render: (row) => row.count },
          {
            id: 'outcome',
            title: translate(siteImports.outcome),
            render: (row) => (
              <ReportOutcome
                outcome={translate(ELEMENT_OUTCOMES[row.outcome].outcome)}
                advice={translate(ELEMENT_OUTCOMES[row.outcome].advice)}
              />
            ),
          },
          {
            id: 'document',
            title: translate(siteImports.where),
            isSecondary: true,
            render: (row) => row.document,
          },
        ]}
      />
    ),
  };
}

function missingTab(rows: ImportReport['missingFiles']): TabDefinition {
  return {
    id: 'missing',
    title: translate(siteImports.missingTab, { count: rows.length }),
    content: (
      <ReportTable
        label={translate(siteImports.missingLabel)}
        advice={translate(siteImports.missingFileAdvice)}
        rows={rows}
        columns={[
          { id: 'url', title: translate(siteImports.address), isRowHeader: true, render: (row) => row.url },
          {
            id: 'reason',
            title: translate(siteImports.reason),
            render: (row) => translateStored(row.reasonWords, row.reason),
          },
          {
            id: 'document',
            title: translate(siteImports.where),
            isSecondary: true,
            render: (row) => row.document,
          },
        ]}
      />
    ),
  };
}

function urlsTab(rows: ImportReport['changedUrls']): TabDefinition {
  return {
    id: 'urls',
    title: translate(siteImports.urlsTab, { count: rows.length }),
    content: (
      <ReportTable
        label={translate(siteImports.urlsLabel)}
        rows={rows}
        columns={[
          { id: 'from', title: translate(siteImports.from), isRowHeader: true, render: (row) => row.from },
          { id: 'to', title: translate(siteImports.to), render: (row) => row.to },
          {
            id: 'redirect',
            title: translate(siteImports.redirect),
            isSecondary: true,
            render: (row) =>
              row.isRedirected ? translate(siteImports.yes) : translate(siteImports.noRedirect),
          },
        ]}
      />
    ),
  };
}

/** The notes of a document; in English where they are from before keys were stored. */
function noteOf({ note, noteWords }: ImportReport['documents'][number]): string {
  if (noteWords.length === 0) return note;
  // A note whose parts are not all translated is shown in English as a whole.
  const said = noteWords.map((words) => translateStored(words, ''));
  return said.includes('') ? note : said.join('; ');
}
