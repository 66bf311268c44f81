import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import { useState } from 'react';
import { listOutboxMails, OUTBOX_PAGE_SIZE, type OutboxMail } from '#contract/outbox.ts';
import { installation } from '#messages/en/interface/installation.ts';
import { Banner } from '#ui/banner.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Table } from '#ui/table.tsx';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { formatDateTime } from '#ui/format-time.ts';
import { FailedJobs } from './failed-jobs.tsx';
import { LoadingScreen } from './loading-screen.tsx';
import { MailDialog } from './mail-dialog.tsx';
import { MailStatus } from './mail-status.tsx';
import { ProblemScreen } from './problem-screen.tsx';
import screen from './screen.module.css';
import { useTitle } from './use-title.ts';

/** Every mail that Portico wrote: for the owner of the installation. */
export function OutboxScreen() {
  useTitle(translate(installation.outboxTitle));
  const [page, setPage] = useState(1);
  const [opened, setOpened] = useState<OutboxMail | null>(null);
  const outbox = useQuery({
    queryKey: ['outbox', page],
    queryFn: ({ signal }) => callEndpoint(listOutboxMails, { query: { page } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  if (outbox.isPending) return <LoadingScreen />;
  if (outbox.isError) return <ProblemScreen error={outbox.error} onRetry={() => void outbox.refetch()} />;
  const { mails, total, isSending, failedJobs } = outbox.data;
  return (
    <>
      <div className={screen['header']}>
        <div>
          <Breadcrumbs
            items={[
              { label: translate(installation.yourSites), href: '/' },
              { label: translate(installation.outboxTitle) },
            ]}
          />
          <h1 className={screen['title']}>{translate(installation.outboxTitle)}</h1>
          <p className={screen['lead']}>{translate(installation.outboxLead)}</p>
        </div>
      </div>
      <div className={screen['stack']}>
        {isSending ? null : (
          <Banner tone="warning" title={translate(installation.notSendingTitle)}>
            {translate(installation.notSending)}
          </Banner>
        )}
        {total === 0 ? (
          <EmptyState icon={<Inbox />} title={translate(installation.noMails)} />
        ) : (
          <Table
            label={translate(installation.mails)}
            items={mails}
            empty={translate(installation.noMailsOnPage)}
            isLoading={outbox.isPlaceholderData}
            page={page}
            pageCount={Math.ceil(total / OUTBOX_PAGE_SIZE)}
            onPageChange={setPage}
            onRowAction={(id) => setOpened(mails.find((mail) => mail.id === id) ?? null)}
            columns={[
              {
                id: 'subject',
                title: translate(installation.subject),
                isRowHeader: true,
                render: (mail) => mail.subject,
              },
              { id: 'to', title: translate(installation.to), render: (mail) => mail.to },
              {
                id: 'status',
                title: translate(installation.state),
                render: (mail) => <MailStatus status={mail.status} />,
              },
              {
                id: 'created',
                title: translate(installation.written),
                align: 'end',
                isSecondary: true,
                render: (mail) => formatDateTime(mail.createdAt),
              },
            ]}
          />
        )}
        <FailedJobs jobs={failedJobs} />
      </div>
      <MailDialog mail={opened} onClose={() => setOpened(null)} />
    </>
  );
}
