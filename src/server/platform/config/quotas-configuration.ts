import { z } from 'zod';

const BYTES_PER_MEGABYTE = 1_000_000;

const NOT_AN_AMOUNT = 'must be a whole number or unlimited';

const amount = z.union(
  [
    z.literal('unlimited').transform(() => null),
    z.coerce
      .number({ error: NOT_AN_AMOUNT })
      .int(NOT_AN_AMOUNT)
      .min(1, 'must be at least 1, or unlimited')
      .max(1_000_000_000, 'must be at most 1000000000, or unlimited'),
  ],
  { error: NOT_AN_AMOUNT },
);

/**
 * How much one site and one account can hold, by the names of the environment variables. What an account holds is the
 * sum of the sites it made; the account that owns the installation is bound by its sites' limits only.
 */
export const QUOTAS_ENVIRONMENT = {
  SITES_PER_ACCOUNT: amount.default(50),
  DOCUMENTS_PER_SITE: amount.default(50_000),
  DOCUMENTS_PER_ACCOUNT: amount.default(200_000),
  FILES_PER_SITE: amount.default(50_000),
  FILES_PER_ACCOUNT: amount.default(200_000),
  MEGABYTES_PER_SITE: amount.default(10_000),
  MEGABYTES_PER_ACCOUNT: amount.default(50_000),
};

/** Null: as much as there is room for. */
type Amount = number | null;

export interface HeldAmounts {
  readonly documents: Amount;
  readonly files: Amount;
  readonly bytes: Amount;
}

export interface Quotas {
  readonly site: HeldAmounts;
  readonly account: HeldAmounts & { readonly sites: Amount };
}

type QuotasEnvironment = z.infer<z.ZodObject<typeof QUOTAS_ENVIRONMENT>>;

export function quotasConfiguration(settings: QuotasEnvironment): Quotas {
  return {
    site: {
      documents: settings.DOCUMENTS_PER_SITE,
      files: settings.FILES_PER_SITE,
      bytes: bytesOf(settings.MEGABYTES_PER_SITE),
    },
    account: {
      sites: settings.SITES_PER_ACCOUNT,
      documents: settings.DOCUMENTS_PER_ACCOUNT,
      files: settings.FILES_PER_ACCOUNT,
      bytes: bytesOf(settings.MEGABYTES_PER_ACCOUNT),
    },
  };
}

function bytesOf(megabytes: Amount): Amount {
  return megabytes === null ? null : megabytes * BYTES_PER_MEGABYTE;
}
