import { appUrl, publicUrl } from '#server/platform/config/addresses.ts';
import type { Services } from '#server/platform/services.ts';

/** The site that an installation starts with. */
const DEMO_IDENTIFIER = 'demo';

/** What a person who started Portico wants to open. */
export async function describeAddresses(services: Services): Promise<string> {
  const { config, db } = services;
  const demo = await db
    .selectFrom('sites')
    .select('id')
    .where('identifier', '=', DEMO_IDENTIFIER)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  const owner = await db
    .selectFrom('accounts')
    .select('id')
    .where('is_installation_owner', '=', true)
    .executeTakeFirst();
  const lines = [
    '',
    'Portico is running.',
    '',
    `  Dashboard    ${appUrl(config, null, '/')}`,
    ...(demo ? [`  Demo site    ${publicUrl(config, DEMO_IDENTIFIER, '/')}`] : []),
    ...(owner ? [] : ['', '  Open the dashboard to claim this installation: the first account owns it.']),
    '',
  ];
  return lines.join('\n');
}
