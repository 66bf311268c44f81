import { useDeferredValue } from 'react';
import { useSearchParams } from 'react-router';
import { formSubmissions } from '#messages/en/interface/form-submissions.ts';
import { isId } from '#lib/id.ts';
import { translate } from '#ui/translate.ts';
import { Panel } from '../panel/panel.tsx';
import { useBootFacts } from '../site-context/boot-context.ts';
import { SubmissionDialog } from './submission-dialog.tsx';
import { SubmissionsFilters } from './submissions-filters.tsx';
import { SubmissionsTable } from './submissions-table.tsx';
import { useForms, useSubmissions, type SubmissionsFilter } from './use-submissions.ts';
import styles from './forms.module.css';

/** What visitors sent: by form, searched, read, deleted, downloaded. The address of the screen tells what is shown. */
export function SubmissionsScreen() {
  const canWrite = useBootFacts().permissions.includes('crm.write');
  const [address, setAddress] = useSearchParams();
  const filter = filterOf(address);
  const shown = useDeferredValue(filter);
  const forms = useForms();
  const submissions = useSubmissions(shown);
  const submissionId = address.get('submission');

  const show = (changes: Readonly<Record<string, string | null>>): void =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value === null || value === '') next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: !('submission' in changes) },
    );

  return (
    <Panel isWide title={translate(formSubmissions.title)}>
      <div className={styles['screen']}>
        <SubmissionsFilters
          forms={forms.data?.forms ?? []}
          filter={filter}
          canWrite={canWrite}
          onChange={(changes) => show({ page: null, ...changes })}
        />
        <SubmissionsTable
          submissions={submissions}
          filter={filter}
          hasForms={(forms.data?.forms.length ?? 0) > 0}
          onOpen={(id) => show({ submission: id })}
          onPageChange={(page) => show({ page: String(page) })}
          onClearFilters={() =>
            show({ page: null, search: null, unread: null, form: null, from: null, to: null })
          }
          canWrite={canWrite}
        />
      </div>
      {submissionId === null || !isId<'submission'>(submissionId) ? null : (
        <SubmissionDialog
          key={submissionId}
          submissionId={submissionId}
          canWrite={canWrite}
          onClose={() => show({ submission: null })}
        />
      )}
    </Panel>
  );
}

function filterOf(address: URLSearchParams): SubmissionsFilter {
  const formId = address.get('form');
  const page = Number(address.get('page') ?? 1);
  return {
    formId: formId !== null && isId<'form'>(formId) ? formId : null,
    search: address.get('search') ?? '',
    isUnread: address.get('unread') === 'true',
    from: address.get('from'),
    to: address.get('to'),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}
