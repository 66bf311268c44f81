import { FEATURE_TABLE, LAST_FEATURE_NUMBER, type Feature } from '#domain/features/feature-table.ts';
import { isFeatureOn } from '#domain/features/is-feature-on.ts';
import type { StartedServices } from '#server/start/start-services.ts';
import { findSiteByIdentifier } from '#server/sites/queries.ts';
import { setFeatures } from '#server/sites/set-features.ts';
import { CommandError } from './command-error.ts';

export interface FeaturesCommand {
  /** The name of the site in its address. */
  readonly site: string;
  readonly on: readonly string[];
  readonly off: readonly string[];
}

/**
 * `features SITE [--on NAME] [--off NAME]`: what a site has and what it is without, after the changes that were asked for
 * (CONT-227, CONT-228).
 */
export async function featuresCommand(
  { services }: Pick<StartedServices, 'services'>,
  command: FeaturesCommand,
  print: (line: string) => void,
): Promise<void> {
  const [on, off] = [command.on.map(featureNamed), command.off.map(featureNamed)];
  const both = on.find((name) => off.includes(name));
  if (both !== undefined) throw new CommandError(`${both} cannot be switched on and off at once`);
  const site = await findSiteByIdentifier(services.db, command.site);
  if (site === null) throw new CommandError(`There is no site named ${command.site}`);
  const numbers = await services.db.transaction().execute((trx) => setFeatures(trx, site.id, { on, off }));
  for (const { name, number, needs } of FEATURE_TABLE) {
    const because = needs !== null && !isFeatureOn(numbers, needs) ? `off, as ${needs} is` : 'off';
    print(
      `  ${String(number).padStart(2)}  ${name.padEnd(16)}${isFeatureOn(numbers, name) ? 'on' : because}`,
    );
  }
}

function featureNamed(text: string): Feature {
  const row = FEATURE_TABLE.find(({ name, number }) => name === text || String(number) === text);
  if (row !== undefined) return row.name;
  const names = FEATURE_TABLE.map(({ name, number }) => `${number} ${name}`).join(', ');
  throw new CommandError(
    `There is no function named ${text}. Of the numbers 1 to ${LAST_FEATURE_NUMBER} these can be switched: ${names}`,
  );
}
