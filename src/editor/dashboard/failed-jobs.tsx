import type { FailedJob } from '#contract/outbox.ts';
import { formatDateTime } from '#ui/format-time.ts';
import { Table } from '#ui/table.tsx';
import screen from './screen.module.css';

const NAMES: Readonly<Record<string, string>> = {
  mail: 'Sending a mail',
  'derive-image': 'Making the sizes of a picture',
  'publish-scheduled': 'Publishing at a set time',
  'import-wordpress': 'Importing from WordPress',
  'resume-imports': 'Going on with imports that stopped',
  'purge-import-files': 'Deleting files of former imports',
  'purge-sites': 'Deleting removed sites',
  'purge-trash': 'Emptying the trash',
  'remove-old-mails': 'Emptying the outbox',
  'remove-old-events': 'Removing what events no longer need',
  'remove-released-content': 'Deleting the content of removed files',
  'erase-unconfirmed': 'Erasing sign-ups that nobody confirmed',
  'seal-captcha-secrets': 'Sealing secrets of captcha providers',
  'trim-sites': 'Removing what is no longer needed',
};

/** Work in the background that was given up after its last try; nothing where there is none. */
export function FailedJobs({ jobs }: { readonly jobs: readonly FailedJob[] }) {
  if (jobs.length === 0) return null;
  return (
    <section className={screen['stack']} aria-labelledby="failed-jobs">
      <h2 id="failed-jobs">Work that failed</h2>
      <Table
        label="Work that failed"
        items={jobs}
        empty="Nothing failed."
        columns={[
          {
            id: 'queue',
            title: 'Work',
            isRowHeader: true,
            render: ({ queue }) => NAMES[queue] ?? queue,
          },
          { id: 'error', title: 'Reason', render: ({ error }) => error },
          {
            id: 'failed',
            title: 'Given up',
            align: 'end',
            isSecondary: true,
            render: ({ failedAt }) => formatDateTime(failedAt),
          },
        ]}
      />
    </section>
  );
}
