import { z } from 'zod';
import { defineJob } from '#server/platform/jobs/define-job.ts';
import { sealCaptchaSecrets } from './captcha-secret.ts';

/** Until then processes of the version before have gone, which read what is in the clear. */
const FIRST_AFTER_MS = 15 * 60 * 1000;

/** Seals the secrets of captcha providers that a version before this one kept in the clear. */
export const sealCaptchaSecretsJob = defineJob({
  name: 'seal-captcha-secrets',
  data: z.object({}),
  everyMs: 24 * 60 * 60 * 1000,
  firstAfterMs: FIRST_AFTER_MS,
  async run(services) {
    const count = await sealCaptchaSecrets(services);
    if (count > 0) services.log.info({ count }, 'secrets of captcha providers were sealed');
  },
});
