import { z } from 'zod';
import type { JsonValue } from '#lib/json.ts';
import {
  QUOTAS_ENVIRONMENT,
  quotasConfiguration,
  type Quotas,
} from '#server/platform/config/quotas-configuration.ts';
import type { Services } from '#server/platform/services.ts';

/** Where the limits stand in the table `installation`. */
export const QUOTAS_NAME = 'quotas';

const amount = z.number().nullable();
const held = { documents: amount, files: amount, bytes: amount };
const quotasSchema = z.object({ site: z.object(held), account: z.object({ ...held, sites: amount }) });

const DEFAULT_QUOTAS: Quotas = quotasConfiguration(z.object(QUOTAS_ENVIRONMENT).parse({}));

/** Puts the limits of the settings where every process and every command of this installation finds them. */
export async function installQuotas({ db, config }: Services): Promise<void> {
  const value = JSON.stringify(config.quotas);
  await db
    .insertInto('installation')
    .values({ name: QUOTAS_NAME, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/** The limits of the stored value; those of an installation without settings where none are stored. */
export function parseQuotas(value: JsonValue | null): Quotas {
  return value === null ? DEFAULT_QUOTAS : quotasSchema.parse(value);
}
