import { z } from 'zod';

const whole = (least: number) =>
  z.coerce
    .number({ error: 'must be a whole number' })
    .int('must be a whole number')
    .min(least, `must be at least ${least}`);

/** How long histories and proofs are kept, by the names of the environment variables. */
export const RETENTION_ENVIRONMENT = {
  HISTORY_DAYS: whole(1).default(365),
  // Undo after a reload, and editors that were away, need the newest ones.
  HISTORY_CHANGES: whole(200).default(1000),
  HISTORY_RELEASES: whole(1).default(100),
  CONSENT_DAYS: whole(30).default(1461),
  NOT_FOUND_DAYS: whole(0).default(90),
  ACTIVITY_DAYS: whole(30).default(400),
};

export interface RetentionConfiguration {
  /** Younger changes and releases are not deleted. */
  readonly historyDays: number;
  /** The newest changes of each document, which are not deleted whatever their age. */
  readonly historyChanges: number;
  /** The newest releases of each site, which are not deleted whatever their age. */
  readonly historyReleases: number;
  /** Choices in cookie banners stay this long. */
  readonly consentDays: number;
  /** Addresses that led nowhere are listed this long (FIND-56); 0: none is written down. */
  readonly notFoundDays: number;
  /** Entries of the activity logs of sites and accounts stay this long (PLAT-59). */
  readonly activityDays: number;
}

export function retentionConfiguration(
  settings: z.infer<z.ZodObject<typeof RETENTION_ENVIRONMENT>>,
): RetentionConfiguration {
  return {
    historyDays: settings.HISTORY_DAYS,
    historyChanges: settings.HISTORY_CHANGES,
    historyReleases: settings.HISTORY_RELEASES,
    consentDays: settings.CONSENT_DAYS,
    notFoundDays: settings.NOT_FOUND_DAYS,
    activityDays: settings.ACTIVITY_DAYS,
  };
}
