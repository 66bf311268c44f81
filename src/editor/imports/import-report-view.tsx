import type { ImportReport } from '#domain/wordpress/import-report.ts';
import { downloadImportReport } from '#contract/imports.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { Tabs, type TabDefinition } from '#ui/tabs.tsx';
import { ReportCount } from './report-count.tsx';
import { ReportTable } from './report-table.tsx';
import { ReportText } from './report-text.tsx';
import { ReportOutcome } from './report-outcome.tsx';
import { DOCUMENT_OUTCOMES, ELEMENT_OUTCOMES, LOSS_ADVICE, MISSING_FILE_ADVICE } from './report-words.ts';
import styles from './imports.module.css';

export interface ImportReportViewProps {
  readonly importId: string;
  readonly report: ImportReport;
}

/** What an import did and could not do, to be read here or downloaded; what somebody has to do something about first. */
export function ImportReportView({ importId, report }: ImportReportViewProps) {
  const { counts } = report;
  const address = downloadImportReport.path.replace(':importId', importId);
  return (
    <div className={styles['stack']}>
      <dl className={styles['counts']}>
        <ReportCount label="Pages" value={counts.pages} />
        <ReportCount label="Posts" value={counts.posts} />
        <ReportCount label="Comments" value={counts.comments} />
        <ReportCount label="Files" value={counts.files} />
        <ReportCount label="Redirects" value={counts.redirects} />
        <ReportCount label="Navigation links" value={counts.navigationLinks} />
        <ReportCount label="Here already" value={counts.unchanged} />
        <ReportCount label="Failed" value={counts.failed} />
      </dl>
      <div className={styles['downloads']}>
        <LinkButton href={`${window.location.origin}${address}?format=csv`} download="import-report.csv">
          Download as CSV
        </LinkButton>
        <LinkButton href={`${window.location.origin}${address}?format=json`} download="import-report.json">
          Download as JSON
        </LinkButton>
      </div>
      <Tabs label="Report" tabs={tabsOf(report)} />
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
    ...(report.notes.length === 0 ? [] : [notesTab(report.notes)]),
    unmappedTab(report.unmapped),
    missingTab(report.missingFiles),
    urlsTab(report.changedUrls),
  ];
}

function failedTab(rows: ImportReport['documents']): TabDefinition {
  return {
    id: 'failed',
    title: `Failed (${rows.length.toLocaleString()})`,
    content: (
      <ReportTable
        label="Entries that could not be brought in"
        rows={rows}
        columns={[
          { id: 'title', title: 'Title', isRowHeader: true, render: (row) => row.title },
          { id: 'note', title: 'What happened', render: (row) => row.note },
          { id: 'source', title: 'Address in the export', isSecondary: true, render: (row) => row.source },
        ]}
      />
    ),
  };
}

function lossesTab(rows: ImportReport['losses']): TabDefinition {
  return {
    id: 'losses',
    title: `Cut texts (${rows.length.toLocaleString()})`,
    content: (
      <ReportTable
        label="Texts that were cut"
        advice={LOSS_ADVICE}
        rows={rows}
        columns={[
          { id: 'what', title: 'What', isRowHeader: true, render: (row) => row.what },
          { id: 'text', title: 'What is missing', render: (row) => <ReportText text={row.text} /> },
          { id: 'document', title: 'Where', isSecondary: true, render: (row) => row.document },
        ]}
      />
    ),
  };
}

function documentsTab(rows: ImportReport['documents']): TabDefinition {
  return {
    id: 'documents',
    title: `Pages and posts (${rows.length.toLocaleString()})`,
    content: (
      <ReportTable
        label="Pages and posts"
        rows={rows}
        columns={[
          { id: 'title', title: 'Title', isRowHeader: true, render: (row) => row.title },
          { id: 'path', title: 'Address', isSecondary: true, render: (row) => row.path },
          { id: 'state', title: 'State', isSecondary: true, render: (row) => row.state },
          {
            id: 'outcome',
            title: 'Outcome',
            render: (row) => <ReportOutcome outcome={DOCUMENT_OUTCOMES[row.outcome]} advice={row.note} />,
          },
        ]}
      />
    ),
  };
}

function notesTab(notes: ImportReport['notes']): TabDefinition {
  return {
    id: 'notes',
    title: `Notes (${notes.length.toLocaleString()})`,
    content: (
      <ReportTable
        label="Notes"
        rows={notes.map((note) => ({ note }))}
        columns={[{ id: 'note', title: 'Note', isRowHeader: true, render: (row) => row.note }]}
      />
    ),
  };
}

function unmappedTab(rows: ImportReport['unmapped']): TabDefinition {
  return {
    id: 'unmapped',
    title: `Not mapped (${rows.length.toLocaleString()})`,
    content: (
      <ReportTable
        label="Elements that were not mapped"
        rows={rows}
        columns={[
          { id: 'element', title: 'Element', isRowHeader: true, render: (row) => row.element },
          { id: 'count', title: 'Count', align: 'end', render: (row) => row.count },
          {
            id: 'outcome',
            title: 'Outcome',
            render: (row) => <ReportOutcome {...ELEMENT_OUTCOMES[row.outcome]} />,
          },
          { id: 'document', title: 'Where', isSecondary: true, render: (row) => row.document },
        ]}
      />
    ),
  };
}

function missingTab(rows: ImportReport['missingFiles']): TabDefinition {
  return {
    id: 'missing',
    title: `Missing files (${rows.length.toLocaleString()})`,
    content: (
      <ReportTable
        label="Missing files"
        advice={MISSING_FILE_ADVICE}
        rows={rows}
        columns={[
          { id: 'url', title: 'Address', isRowHeader: true, render: (row) => row.url },
          { id: 'reason', title: 'Reason', render: (row) => row.reason },
          { id: 'document', title: 'Where', isSecondary: true, render: (row) => row.document },
        ]}
      />
    ),
  };
}

function urlsTab(rows: ImportReport['changedUrls']): TabDefinition {
  return {
    id: 'urls',
    title: `Changed addresses (${rows.length.toLocaleString()})`,
    content: (
      <ReportTable
        label="Changed addresses"
        rows={rows}
        columns={[
          { id: 'from', title: 'From', isRowHeader: true, render: (row) => row.from },
          { id: 'to', title: 'To', render: (row) => row.to },
          {
            id: 'redirect',
            title: 'Redirect',
            isSecondary: true,
            render: (row) => (row.isRedirected ? 'Yes' : 'No: add one in Settings → Redirects'),
          },
        ]}
      />
    ),
  };
}
