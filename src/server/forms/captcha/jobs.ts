import type { Services } from '#server/platform/services.ts';
import { sealCaptchaSecrets } from './captcha-secret.ts';

/** Until then processes of the version before have gone, which read what is in the clear. */
const AFTER_MS = 15 * 60 * 1000;

/** Seals the secrets of captcha providers that a version before this one kept in the clear. */
export function registerCaptchaJobs(services: Services): void {
  setTimeout(() => {
    sealCaptchaSecrets(services).then(
      (count) =>
        count > 0 ? services.log.info({ count }, 'secrets of captcha providers were sealed') : undefined,
      (error: unknown) =>
        services.log.warn({ err: error }, 'secrets of captcha providers could not be sealed'),
    );
  }, AFTER_MS).unref();
}
