import { registerCaptchaJobs } from '#server/forms/captcha/jobs.ts';
import { registerFileJobs } from '#server/files/jobs.ts';
import { registerImportJobs } from '#server/imports/jobs.ts';
import { registerNewsletterJobs } from '#server/newsletters/jobs.ts';
import { registerMailJobs } from '#server/platform/mail/jobs.ts';
import type { Services } from '#server/platform/services.ts';
import { registerPublishingJobs } from '#server/publishing/jobs.ts';
import { registerRetentionJobs } from '#server/retention/jobs.ts';
import { registerSiteJobs } from '#server/sites/jobs.ts';

/** Registers the handlers of every queue; each process that calls it takes jobs. */
export async function registerJobs(services: Services): Promise<void> {
  await registerMailJobs(services);
  await registerFileJobs(services);
  await registerImportJobs(services);
  await registerPublishingJobs(services);
  await registerSiteJobs(services);
  await registerNewsletterJobs(services);
  registerCaptchaJobs(services);
  await registerRetentionJobs(services);
}
