import { FileClock } from 'lucide-react';
import { useState } from 'react';
import { DATA_REQUESTS_PER_PAGE } from '#contract/data-requests.ts';
import { DATA_REQUEST_STATES, type DataRequestState } from '#domain/contacts/data-request.ts';
import { contactRequests } from '#messages/en/interface/contact-requests.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { translate } from '#ui/translate.ts';
import { LoadFailure } from '../panel/load-failure.tsx';
import { Panel } from '../panel/panel.tsx';
import { OneRequest } from './one-request.tsx';
import { useDataRequests } from './use-data-requests.ts';
import styles from './contacts.module.css';

const STATE_NAMES = {
  open: contactRequests.openCount,
  done: contactRequests.doneCount,
  declined: contactRequests.declinedCount,
} as const;

/** People who ask for their data or for its erasure, with the day by which they are answered (CRM-28). */
export function RequestsScreen({ canWrite }: { readonly canWrite: boolean }) {
  const [state, setState] = useState<DataRequestState>('open');
  const [page, setPage] = useState(1);
  const found = useDataRequests(state, page);
  const requests = found.data?.requests ?? [];
  const counts = found.data?.counts;
  const pageCount = Math.max(1, Math.ceil((counts?.[state] ?? 0) / DATA_REQUESTS_PER_PAGE));
  return (
    <Panel isWide title={translate(contactRequests.title)}>
      <div className={styles['screen']}>
        <SegmentedControl
          label={translate(contactRequests.state)}
          isLabelHidden
          className={styles['states']}
          options={DATA_REQUEST_STATES.map((value) => ({
            value,
            label: translate(STATE_NAMES[value], { count: counts?.[value] ?? 0 }),
          }))}
          value={state}
          onChange={(next) => {
            setState(next);
            setPage(1);
          }}
        />
        {found.isError ? (
          <LoadFailure retry={() => void found.refetch()} />
        ) : found.data === undefined ? (
          <Spinner label={translate(contactRequests.loading)} size="large" />
        ) : requests.length === 0 ? (
          <EmptyState
            icon={<FileClock />}
            title={translate(state === 'open' ? contactRequests.none : contactRequests.noneClosed)}
          >
            {state === 'open' ? translate(contactRequests.noneText) : null}
          </EmptyState>
        ) : (
          <>
            <ul className={styles['plainList']}>
              {requests.map((request) => (
                <OneRequest key={request.id} request={request} canWrite={canWrite} />
              ))}
            </ul>
            {pageCount > 1 ? <Pagination page={page} pageCount={pageCount} onPageChange={setPage} /> : null}
          </>
        )}
      </div>
    </Panel>
  );
}
