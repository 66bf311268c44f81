import { claimToken } from '#server/accounts/claim-token.ts';
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
    ...(owner ? [] : claimLines(services)),
    '',
  ];
  return lines.join('\n');
}

/** What stands after the `#` reaches no log on the way. */
function claimLines(services: Services): readonly string[] {
  return [
    '',
    '  Nobody owns this installation yet. Open this address to make the account that does:',
    '',
    `  ${appUrl(services.config, null, '/claim')}#${claimToken(services)}`,
  ];
}
