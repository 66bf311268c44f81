import type { FailedJob } from '#contract/outbox.ts';
import { installation } from '#messages/en/interface/installation.ts';
import type { Message } from '#messages/message.ts';
import { formatDateTime } from '#ui/format-time.ts';
import { Table } from '#ui/table.tsx';
import { translate } from '#ui/translate.ts';
import screen from './screen.module.css';

const NAMES: Readonly<Record<string, Message>> = {
  mail: installation.jobMail,
  'derive-image': installation.jobDeriveImage,
  'publish-scheduled': installation.jobPublishScheduled,
  'import-wordpress': installation.jobImportWordpress,
  'resume-imports': installation.jobResumeImports,
  'purge-import-files': installation.jobPurgeImportFiles,
  'purge-sites': installation.jobPurgeSites,
  'purge-trash': installation.jobPurgeTrash,
  'remove-old-mails': installation.jobRemoveOldMails,
  'remove-old-events': installation.jobRemoveOldEvents,
  'remove-released-content': installation.jobRemoveReleasedContent,
  'erase-unconfirmed': installation.jobEraseUnconfirmed,
  'seal-captcha-secrets': installation.jobSealCaptchaSecrets,
  'erase-contact': installation.jobEraseContact,
  'remove-form-origins': installation.jobRemoveFormOrigins,
  'remove-consent-origins': installation.jobRemoveConsentOrigins,
  'erase-inactive': installation.jobEraseInactive,
  'contact-run': installation.jobContactRun,
  'tidy-contacts': installation.jobTidyContacts,
  'table-import': installation.jobTableImport,
  'tidy-table-imports': installation.jobTidyTableImports,
  'fill-contacts': installation.jobFillContacts,
  'refresh-availability': installation.jobRefreshAvailability,
  'deliver-gift-cards': installation.jobDeliverGiftCards,
  'expire-gift-cards': installation.jobExpireGiftCards,
  'issue-gift-cards': installation.jobIssueGiftCards,
  'trim-sites': installation.jobTrimSites,
  'compare-payments': installation.jobComparePayments,
  'chase-payments': installation.jobChasePayments,
  'renew-subscriptions': installation.jobRenewSubscriptions,
  'remind-of-renewals': installation.jobRemindOfRenewals,
  'follow-charges': installation.jobFollowCharges,
};

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
              const name = NAMES[queue];
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
