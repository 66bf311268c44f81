import type { FailedJob } from '#contract/outbox.ts';
import { installation } from '#messages/en/interface/installation.ts';
import { formatDateTime } from '#ui/format-time.ts';
import { Table } from '#ui/table.tsx';
import { translate } from '#ui/translate.ts';
import { JOB_NAMES } from './job-names.ts';
import screen from './screen.module.css';

/** Jobs that failed for good; nothing where there are none. */
export function FailedJobs({ jobs }: { readonly jobs: readonly FailedJob[] }) {
  if (jobs.length === 0) return null;
  return (
    <section className={screen['stack']} aria-labelledby="failed-jobs">
      <h2 id="failed-jobs">{translate(installation.failedWork)}</h2>
      <Table
        label={translate(installation.failedWork)}
        items={jobs}
        empty={translate(installation.nothingFailed)}
        columns={[
          {
            id: 'queue',
            title: translate(installation.work),
            isRowHeader: true,
            render: ({ queue }) => {
              const name = JOB_NAMES[queue];
              return name === undefined ? queue : translate(name);
            },
          },
          { id: 'error', title: translate(installation.reason), render: ({ error }) => error },
          {
            id: 'failed',
            title: translate(installation.givenUp),
            align: 'end',
            isSecondary: true,
            render: ({ failedAt }) => formatDateTime(failedAt),
          },
        ]}
      />
    </section>
  );
}
