import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { Inbox } from 'lucide-react';
import type { z } from 'zod';
import type { listSubmissions, SubmissionLine } from '#contract/forms.ts';
import { formSubmissions } from '#messages/en/interface/form-submissions.ts';
import type { Id } from '#lib/id.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { Table, type TableColumn } from '#ui/table.tsx';
import { translate } from '#ui/translate.ts';
import { SubmissionsActions } from './submissions-actions.tsx';
import { SUBMISSIONS_PER_PAGE, type SubmissionsFilter } from './use-submissions.ts';
import { formatDateTime } from '#ui/format-time.ts';
import styles from './forms.module.css';

interface SubmissionsTableProps {
  readonly submissions: UseQueryResult<z.output<typeof listSubmissions.output>>;
  readonly filter: SubmissionsFilter;
  readonly hasForms: boolean;
  readonly onOpen: (id: Id<'submission'>) => void;
  readonly onPageChange: (page: number) => void;
  readonly onClearFilters: () => void;
  readonly canWrite: boolean;
}

/** A page of submissions; those of one form have a column for each of its first fields. */
export function SubmissionsTable({
  submissions,
  filter,
  hasForms,
  onOpen,
  onPageChange,
  onClearFilters,
  canWrite,
}: SubmissionsTableProps) {
  const [selected, setSelected] = useState<ReadonlySet<Id<'submission'>>>(new Set());
  if (submissions.isError) {
    return (
      <Banner
        tone="danger"
        title={translate(formSubmissions.notLoaded)}
        actions={
          <Button onPress={() => void submissions.refetch()}>{translate(formSubmissions.tryAgain)}</Button>
        }
      >
        {submissions.error.message}
      </Banner>
    );
  }
  if (submissions.data === undefined)
    return <Spinner label={translate(formSubmissions.loading)} size="large" />;
  const lines = submissions.data.submissions;
  const shown = new Set(lines.filter((line) => selected.has(line.id)).map((line) => line.id));
  return (
    <>
      {lines.length === 0 ? null : (
        <SubmissionsActions ids={shown} canWrite={canWrite} onDone={() => setSelected(new Set())} />
      )}
      <Table
        label={translate(formSubmissions.title)}
        columns={columnsOf(lines, filter.formId !== null)}
        items={lines}
        onRowAction={onOpen}
        selectedIds={shown}
        onSelectionChange={setSelected}
        page={filter.page}
        pageCount={Math.max(1, Math.ceil(submissions.data.total / SUBMISSIONS_PER_PAGE))}
        onPageChange={onPageChange}
        isLoading={submissions.isPlaceholderData}
        empty={
          hasForms ? (
            <EmptyState
              title={translate(formSubmissions.nothingFound)}
              actions={<Button onPress={onClearFilters}>{translate(formSubmissions.showAll)}</Button>}
            >
              {translate(formSubmissions.noneFits)}
            </EmptyState>
          ) : (
            <EmptyState icon={<Inbox />} title={translate(formSubmissions.noneYet)}>
              {translate(formSubmissions.noneYetText)}
            </EmptyState>
          )
        }
      />
    </>
  );
}

function columnsOf(
  lines: readonly SubmissionLine[],
  isOneForm: boolean,
): readonly TableColumn<SubmissionLine>[] {
  // Fields that were removed from the form have a column, too, where answers have them.
  const fields = new Map(
    lines.flatMap((line) => line.answers.map(({ fieldId, title }) => [fieldId, title] as const)).toReversed(),
  );
  const answers: TableColumn<SubmissionLine>[] = [...fields].toReversed().map(([fieldId, title], index) => ({
    id: `answer-${fieldId}`,
    title,
    // With the date it names the row.
    isRowHeader: index === 0,
    isSecondary: index > 1,
    render: (line) => (
      <span className={styles['answer']} dir="auto">
        {line.answers.find((answer) => answer.fieldId === fieldId)?.text ?? ''}
      </span>
    ),
  }));
  const summary: TableColumn<SubmissionLine>[] = [
    {
      id: 'from',
      title: translate(formSubmissions.sender),
      isRowHeader: true,
      render: (line) => (
        <span className={styles['answer']} dir="auto">
          {line.from}
        </span>
      ),
    },
    {
      id: 'form',
      title: translate(formSubmissions.form),
      isSecondary: true,
      render: (line) => (
        <span className={styles['name']} title={line.formName} dir="auto">
          {line.formName}
        </span>
      ),
    },
    {
      id: 'summary',
      title: translate(formSubmissions.answers),
      render: (line) => (
        <span className={styles['answer']} dir="auto">
          {line.answers
            .map((answer) => answer.text)
            .filter((text) => text !== '')
            .join(' · ')}
        </span>
      ),
    },
  ];
  return [
    {
      id: 'submitted',
      title: translate(formSubmissions.submitted),
      isRowHeader: true,
      render: (line) => (
        <span className={line.isRead ? styles['read'] : styles['unread']}>
          {formatDateTime(line.createdAt)}
          {line.isRead ? null : <span className={styles['badge']}>{translate(formSubmissions.new)}</span>}
        </span>
      ),
    },
    ...(isOneForm ? answers : summary),
    {
      id: 'page',
      title: translate(formSubmissions.page),
      isSecondary: true,
      render: (line) => (
        <span className={styles['page']} dir="auto">
          {line.pageTitle || line.pagePath}
        </span>
      ),
    },
  ];
}
