import { Client } from 'pg';
import { afterAll, inject, vi } from 'vitest';
import { connectionTo } from '#server/platform/testing/test-database.ts';
import { isId } from '#lib/id.ts';
import { CROWDED_DAY, CROWDED_IDS, OTHER_CROWDED_IDS } from './crowd-database.ts';
import { planFaults } from './plan-faults.ts';
import { planOf, tenantTables } from './plan-of.ts';

/** What may look at the whole installation, by its file, and why. */
const WHOLE_INSTALLATION: Readonly<Record<string, string>> = {
  'server/accounts/claim-installation.ts': 'once, before anybody uses it',
  'server/carts/remove-old-carts.ts': 'once a day, what expired on all sites in one go',
  'server/forms/captcha/captcha-secret.ts': 'once after an update, to seal what was kept in the clear',
  'server/platform/secrets/seal-anew.ts': 'when the key is changed, all that it sealed',
  'server/mailing-lists/erase-unconfirmed.ts': 'every six hours, for all sites in one go',
};
const REFUSED =
  'Queries that reach beyond one site: name the site in inner parts, too, or add an index that begins with site_id';
const PLANNED = /^\s*(select|insert|update|delete|with)\b/i;
/** Whoever asked stands deep below the query builder. */
const STACK_FRAMES = 60;

interface Asked {
  readonly values: readonly unknown[];
  readonly by: string;
}

/**
 * Every statement that the server's code sends while a test file runs is planned once more at its end, in a database
 * crowded with sites: plans that read whole tables of sites, or rows of other sites, fail the file. So what is added
 * later is looked at as soon as any test reaches it. What tests ask by themselves is theirs.
 */
const asked = new Map<string, Asked>();
const send = Reflect.get(Client.prototype, 'query') as Client['query'];
vi.spyOn(Client.prototype, 'query').mockImplementation(function watched(this: Client, ...given: unknown[]) {
  const [statement, values] = given;
  if (typeof statement === 'string' && PLANNED.test(statement) && !asked.has(statement)) {
    const by = askedBy();
    if (by !== null) asked.set(statement, { values: Array.isArray(values) ? values : [], by });
  }
  return Reflect.apply(send, this, given) as never;
});

/** The nearest of our own sources, unless it is a test; null where it is one, or none. */
function askedBy(): string | null {
  for (const frame of framesBelow()) {
    const file = /\/src\/([^?]+)/.exec(frame.getFileName() ?? '')?.[1];
    if (file === undefined || file.startsWith('server/platform/database/') || file.includes('/plans/'))
      continue;
    const isLeftOut = /\.test\.tsx?$|\/testing\//.test(file) || WHOLE_INSTALLATION[file] !== undefined;
    return isLeftOut ? null : `${file} (${frame.getFunctionName() ?? 'nameless'})`;
  }
  return null;
}

/** As the engine knows them: to find the lines of the sources takes longer than many a statement. */
function framesBelow(): readonly NodeJS.CallSite[] {
  const { stackTraceLimit } = Error;
  const prepareStackTrace: unknown = Reflect.get(Error, 'prepareStackTrace');
  let frames: readonly NodeJS.CallSite[] = [];
  Error.stackTraceLimit = STACK_FRAMES;
  Error.prepareStackTrace = (_error, found) => {
    frames = found;
    return '';
  };
  void new Error('asked').stack;
  Object.assign(Error, { stackTraceLimit, prepareStackTrace });
  return frames;
}

afterAll(async () => {
  if (asked.size === 0) return;
  const client = new Client(connectionTo(inject('crowdedDatabase')));
  await client.connect();
  try {
    const catalogue = await tenantTables(client);
    const faults: string[] = [];
    for (const [statement, { values, by }] of asked) {
      const found = new Set<string>();
      for (const id of CROWDED_IDS) {
        const plan = await planOf(client, statement, likeStored(values, id));
        if (plan !== null) for (const fault of planFaults(plan, catalogue)) found.add(fault);
      }
      if (found.size > 0) faults.push(`${by} ${[...found].join(', ')}:\n${statement}`);
    }
    if (faults.length > 0) throw new Error(`${REFUSED}:\n\n${faults.join('\n\n')}`);
  } finally {
    await client.end();
  }
});

/**
 * What is asked for, as it is found in the crowded database: planners think little of values they have never seen. The
 * first id is a site's, nearly always; where there are many, those after it are other sites'.
 */
function likeStored(values: readonly unknown[], id: string): readonly unknown[] {
  const free = [id, ...OTHER_CROWDED_IDS];
  const chosen = new Map<string, string>();
  return values.map((value) => {
    if (typeof value !== 'string' || !isId(value)) return value instanceof Date ? CROWDED_DAY : value;
    const stored = chosen.get(value) ?? free.shift() ?? id;
    chosen.set(value, stored);
    return stored;
  });
}
