import { listOutboxMails, OUTBOX_PAGE_SIZE } from '#contract/outbox.ts';
import { implement, type Route } from '#server/platform/http/route.ts';
import { listMails } from './queries.ts';

const FAILED_JOBS_LIMIT = 100;

export const outboxRoutes: readonly Route[] = [
  implement(listOutboxMails, async ({ services, query }) => {
    const { mails, total } = await listMails(services.db, { page: query.page, pageSize: OUTBOX_PAGE_SIZE });
    const failedJobs = await services.jobs.failed(FAILED_JOBS_LIMIT);
    return {
      mails: [...mails],
      total,
      isSending: services.config.smtpUrl !== null,
      failedJobs: [...failedJobs],
    };
  }),
];
