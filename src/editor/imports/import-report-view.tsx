import type { ImportReport } from '#domain/wordpress/import-report.ts';
import { downloadImportReport } from '#contract/imports.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { Table, type TableColumn } from '#ui/table.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { useState, type ReactNode } from 'react';
import styles from './imports.module.css';

const ROWS_PER_PAGE = 50;
const OUTCOMES: Readonly<Record<ImportReport['unmapped'][number]['outcome'], string>> = {
  'left-out': 'Left out',
  'kept-as-text': 'Kept as text',
  'formatting-lost': 'Formatting lost',
};
const DOCUMENT_OUTCOMES: Readonly<Record<ImportReport['documents'][number]['outcome'], string>> = {
  created: 'Brought in',
  unchanged: 'Here already',
  skipped: 'Skipped',
  failed: 'Failed',
};

export interface ImportReportViewProps {
  readonly importId: string;
  readonly report: ImportReport;
}

/** What an import did and could not do, to be read here or downloaded. */
export function ImportReportView({ importId, report }: ImportReportViewProps) {
  const { counts } = report;
  const address = downloadImportReport.path.replace(':importId', importId);
  return (
    <div className={styles['stack']}>
      <dl className={styles['counts']}>
        <Count label="Pages" value={counts.pages} />
        <Count label="Posts" value={counts.posts} />
        <Count label="Comments" value={counts.comments} />
        <Count label="Files" value={counts.files} />
        <Count label="Redirects" value={counts.redirects} />
        <Count label="Navigation links" value={counts.navigationLinks} />
        <Count label="Here already" value={counts.unchanged} />
        <Count label="Failed" value={counts.failed} />
      </dl>
      {report.notes.length === 0 ? null : (
        <ul className={styles['notes']}>
          {report.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      <div className={styles['downloads']}>
        <LinkButton href={`${window.location.origin}${address}?format=csv`} download="import-report.csv">
          Download as CSV
        </LinkButton>
        <LinkButton href={`${window.location.origin}${address}?format=json`} download="import-report.json">
          Download as JSON
        </LinkButton>
      </div>
      <Tabs
        label="Report"
        tabs={[
          {
            id: 'documents',
            title: `Pages and posts (${report.documents.length})`,
            content: (
              <ReportTable
                label="Pages and posts"
                rows={report.documents}
                columns={[
                  { id: 'title', title: 'Title', isRowHeader: true, render: (row) => row.title },
                  { id: 'path', title: 'Address', isSecondary: true, render: (row) => row.path },
                  { id: 'state', title: 'State', render: (row) => row.state },
                  { id: 'outcome', title: 'Outcome', render: (row) => outcomeOf(row) },
                ]}
              />
            ),
          },
          {
            id: 'unmapped',
            title: `Not mapped (${report.unmapped.length})`,
            content: (
              <ReportTable
                label="Elements that were not mapped"
                rows={report.unmapped}
                columns={[
                  { id: 'element', title: 'Element', isRowHeader: true, render: (row) => row.element },
                  { id: 'count', title: 'Count', align: 'end', render: (row) => row.count },
                  { id: 'outcome', title: 'Outcome', render: (row) => OUTCOMES[row.outcome] },
                  { id: 'document', title: 'Where', isSecondary: true, render: (row) => row.document },
                ]}
              />
            ),
          },
          {
            id: 'missing',
            title: `Missing files (${report.missingFiles.length})`,
            content: (
              <ReportTable
                label="Missing files"
                rows={report.missingFiles}
                columns={[
                  { id: 'url', title: 'Address', isRowHeader: true, render: (row) => row.url },
                  { id: 'reason', title: 'Reason', render: (row) => row.reason },
                  { id: 'document', title: 'Where', isSecondary: true, render: (row) => row.document },
                ]}
              />
            ),
          },
          {
            id: 'urls',
            title: `Changed addresses (${report.changedUrls.length})`,
            content: (
              <ReportTable
                label="Changed addresses"
                rows={report.changedUrls}
                columns={[
                  { id: 'from', title: 'From', isRowHeader: true, render: (row) => row.from },
                  { id: 'to', title: 'To', render: (row) => row.to },
                  {
                    id: 'redirect',
                    title: 'Redirect',
                    isSecondary: true,
                    render: (row) => (row.isRedirected ? 'Yes' : 'No'),
                  },
                ]}
              />
            ),
          },
        ]}
      />
    </div>
  );
}

function Count({ label, value }: { readonly label: string; readonly value: number }) {
  return (
    <div>
      <dt className={styles['muted']}>{label}</dt>
      <dd className={styles['number']}>{value.toLocaleString()}</dd>
    </div>
  );
}

interface ReportTableProps<Row> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly columns: readonly TableColumn<Row & { readonly id: string }>[];
}

function ReportTable<Row>({ label, rows, columns }: ReportTableProps<Row>) {
  const [page, setPage] = useState(1);
  const start = (page - 1) * ROWS_PER_PAGE;
  return (
    <Table
      label={label}
      items={rows
        .slice(start, start + ROWS_PER_PAGE)
        .map((row, index) => ({ ...row, id: String(start + index) }))}
      columns={columns}
      page={page}
      pageCount={Math.max(1, Math.ceil(rows.length / ROWS_PER_PAGE))}
      onPageChange={setPage}
      empty={<p className={styles['muted']}>Nothing.</p>}
    />
  );
}

function outcomeOf(row: ImportReport['documents'][number]): ReactNode {
  return row.note === '' ? DOCUMENT_OUTCOMES[row.outcome] : `${DOCUMENT_OUTCOMES[row.outcome]}: ${row.note}`;
}
