import { FileClock } from 'lucide-react';
import { useState } from 'react';
import { DATA_REQUESTS_PER_PAGE } from '#contract/data-requests.ts';
import { DATA_REQUEST_STATES, type DataRequestState } from '#domain/contacts/data-request.ts';
import { contactRequests } from '#messages/en/interface/contact-requests.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { translate } from '#ui/translate.ts';
import { FoundPages } from '../panel/found-pages.tsx';
import { Panel } from '../panel/panel.tsx';
import { StateChoice } from '../panel/state-choice.tsx';
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
        <StateChoice
          label={translate(contactRequests.state)}
          states={DATA_REQUEST_STATES}
          names={STATE_NAMES}
          counts={counts}
          value={state}
          onChange={(next) => {
            setState(next);
            setPage(1);
          }}
        />
        <FoundPages
          found={found}
          loading={translate(contactRequests.loading)}
          isEmpty={requests.length === 0}
          empty={
            <EmptyState
              icon={<FileClock />}
              title={translate(state === 'open' ? contactRequests.none : contactRequests.noneClosed)}
            >
              {state === 'open' ? translate(contactRequests.noneText) : null}
            </EmptyState>
          }
          page={page}
          pageCount={pageCount}
          onPageChange={setPage}
        >
          <ul className={styles['plainList']}>
            {requests.map((request) => (
              <OneRequest key={request.id} request={request} canWrite={canWrite} />
            ))}
          </ul>
        </FoundPages>
      </div>
    </Panel>
  );
}
