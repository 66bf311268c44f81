import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import { useState } from 'react';
import { listOutboxMails, OUTBOX_PAGE_SIZE, type OutboxMail } from '#contract/outbox.ts';
import { Banner } from '#ui/banner.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Table } from '#ui/table.tsx';
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
  useTitle('Mail outbox');
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
          <Breadcrumbs items={[{ label: 'Your sites', href: '/' }, { label: 'Mail outbox' }]} />
          <h1 className={screen['title']}>Mail outbox</h1>
          <p className={screen['lead']}>
            The mails this installation wrote in the last 30 days, the newest first.
          </p>
        </div>
      </div>
      <div className={screen['stack']}>
        {isSending ? null : (
          <Banner tone="warning" title="Mails are kept here, not sent">
            No mail server is set. Set SMTP_URL and start Portico again to send mails; until then, read them
            here.
          </Banner>
        )}
        {total === 0 ? (
          <EmptyState icon={<Inbox />} title="No mails yet" />
        ) : (
          <Table
            label="Mails"
            items={mails}
            empty="No mails on this page."
            isLoading={outbox.isPlaceholderData}
            page={page}
            pageCount={Math.ceil(total / OUTBOX_PAGE_SIZE)}
            onPageChange={setPage}
            onRowAction={(id) => setOpened(mails.find((mail) => mail.id === id) ?? null)}
            columns={[
              { id: 'subject', title: 'Subject', isRowHeader: true, render: (mail) => mail.subject },
              { id: 'to', title: 'To', render: (mail) => mail.to },
              { id: 'status', title: 'State', render: (mail) => <MailStatus status={mail.status} /> },
              {
                id: 'created',
                title: 'Written',
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
