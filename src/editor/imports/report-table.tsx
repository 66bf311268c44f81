import { useState } from 'react';
import { siteImports } from '#messages/en/interface/site-imports.ts';
import { Table, type TableColumn } from '#ui/table.tsx';
import { translate } from '#ui/translate.ts';
import styles from './imports.module.css';

const ROWS_PER_PAGE = 50;

interface ReportTableProps<Row> {
  readonly label: string;
  /** What to do about all of them. */
  readonly advice?: string;
  readonly rows: readonly Row[];
  readonly columns: readonly TableColumn<Row & { readonly id: string }>[];
}

/** A part of a report, a page at a time. */
export function ReportTable<Row>({ label, advice, rows, columns }: ReportTableProps<Row>) {
  const [page, setPage] = useState(1);
  const start = (page - 1) * ROWS_PER_PAGE;
  return (
    <div className={styles['stack']}>
      {advice === undefined || rows.length === 0 ? null : <p>{advice}</p>}
      <Table
        label={label}
        items={rows
          .slice(start, start + ROWS_PER_PAGE)
          .map((row, index) => ({ ...row, id: String(start + index) }))}
        columns={columns}
        page={page}
        pageCount={Math.max(1, Math.ceil(rows.length / ROWS_PER_PAGE))}
        onPageChange={setPage}
        empty={<p className={styles['muted']}>{translate(siteImports.nothing)}</p>}
      />
    </div>
  );
}
