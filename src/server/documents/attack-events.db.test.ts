import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createId } from '#lib/id.ts';
import type { AccountId, DocumentId, SiteId } from '#domain/documents/record.ts';
import type { Services } from '#server/platform/services.ts';
import { createTestServices, type TestServices } from '#server/platform/testing/test-services.ts';
import type { EventChannel } from './event-channel.ts';
import type { EventMessage } from './event-message.ts';
import { openEventStream } from './event-stream.ts';
import { listPeople, updatePresence } from './presence.ts';
import { ANNA, buildPage, buildSite, change, setting, textBlock } from './testing/build-site.ts';

let test: TestServices;
let services: Services;
let siteId: SiteId;
let page: DocumentId;
let queries = 0;
const queryCounter: KyselyPlugin = {
  transformQuery: ({ node }) => {
    queries += 1;
    return node;
  },
  transformResult: async ({ result }) => result,
};

beforeAll(async () => {
  test = await createTestServices();
});
afterAll(() => test.close());
const stops: (() => void)[] = [];
beforeEach(async () => {
  for (const stop of stops.splice(0)) stop();
  services = { ...test.services, db: test.services.db.withPlugin(queryCounter) };
  ({ siteId } = await buildSite(test.services));
  page = await buildPage(test.services, siteId, 'Page', 'page', [textBlock('b1')]);
});

/** A client that takes everything and remembers it. */
class Client implements EventChannel {
  readonly messages: EventMessage[] = [];
  isEnded = false;
  send = (message: EventMessage): void => void this.messages.push(message);
  waitingBytes = (): number => 0;
  beat = (): void => undefined;
  end = (): void => {
    this.isEnded = true;
  };
  onClosed = (): void => undefined;
  told = (event: string): readonly EventMessage[] =>
    this.messages.filter((message) => String(message.frame).startsWith(`{"event":"${event}"`));
}

async function open(accountId: AccountId, clientId: string = createId(), name = 'Anna'): Promise<Client> {
  const channel = new Client();
  const stop = await openEventStream(services, {
    siteId,
    documentId: page,
    since: 0,
    person: { clientId, accountId, sessionId: createId<'session'>(), name },
    isStillAllowed: () => Promise.resolve(true),
    channel,
  });
  stops.push(stop);
  return channel;
}
const openMany = (count: number, accountOf: () => AccountId): Promise<readonly Client[]> =>
  Promise.all(Array.from({ length: count }, () => open(accountOf())));
const isLet = (client: Client): boolean => !client.isEnded;

describe('300 streams', () => {
  it('of one account: 50 are served, the others hear why and end', async () => {
    const clients = await openMany(300, () => ANNA.accountId as AccountId);
    expect(clients.filter(isLet)).toHaveLength(50);
    const refused = clients.filter((client) => client.isEnded);
    expect(refused.every((client) => client.messages.length === 1)).toBe(true);
    expect(refused[0]?.messages[0]?.json).toContain('"live-account-full"');
    // Room is free again when others go.
    stops.pop()?.();
    expect((await openMany(2, () => createId<'account'>())).every(isLet)).toBe(true);
  });

  it('of 300 people on one document: 200 are served, and a change is read and written once for them', async () => {
    const clients = await openMany(300, () => createId<'account'>());
    const served = clients.filter(isLet);
    expect(served).toHaveLength(200);
    expect(clients.find((client) => client.isEnded)?.messages[0]?.json).toContain('"live-document-full"');
    const everybody = (client: Client | undefined): boolean =>
      client
        ?.told('presence')
        .at(-1)
        ?.json.match(/"clientId"/g)?.length === 200;
    await expect.poll(() => served.every(everybody), { timeout: 20_000 }).toBe(true);
    // Lists of everybody: some for each client, not one for each client that came.
    const lists = served.flatMap((client) => client.told('presence'));
    expect(new Set(lists).size).toBeLessThanOrEqual(100);
    expect(lists.length).toBeLessThanOrEqual(200 * 100);

    queries = 0;
    await change(test.services, siteId, page, [setting('title', 'Changed')]);
    await expect
      .poll(() => served.every((client) => client.told('change').length === 1), { timeout: 20_000 })
      .toBe(true);
    const sent = served.flatMap((client) => client.told('change'));
    expect(new Set(sent).size).toBe(1);
    expect(new Set(sent.map((message) => message.frame)).size).toBe(1);
    expect(queries).toBeLessThanOrEqual(6);
  }, 60_000);
});

describe('a process', () => {
  it('serves as many as it is told to, on all documents together', async () => {
    const { live } = test.services.config;
    services = { ...services, config: { ...test.services.config, live: { ...live, all: 3 } } };
    const clients = await openMany(4, () => createId<'account'>());
    expect(clients.map(isLet)).toEqual([true, true, true, false]);
    expect(clients[3]?.messages[0]?.json).toContain('"live-full"');
  });
});

describe('the id of a tab', () => {
  const BEN = 'b'.repeat(24) as AccountId;
  const hold = (accountId: AccountId, name: string, heldBlockId: string | null = 'b1') =>
    services.db
      .transaction()
      .execute((trx) =>
        updatePresence(
          trx,
          siteId,
          page,
          { clientId: 'tab', accountId, name, selectedBlockId: 'b1', heldBlockId, asksForBlockId: null },
          new Date(services.now()),
        ),
      );

  it('belongs to the account that used it first: nobody takes a name or a hold over', async () => {
    await hold(ANNA.accountId as AccountId, 'Anna');
    await expect(hold(BEN, 'Anna', null)).rejects.toMatchObject({ code: 'client-id-taken' });
    const stream = await open(BEN, 'tab', 'Ben');
    expect(stream.isEnded).toBe(true);
    expect(stream.messages.map(({ json }) => json)).toEqual([expect.stringContaining('"client-id-taken"')]);
    const people = await listPeople(services.db, siteId, page, new Date(services.now()));
    expect(people).toMatchObject([{ name: 'Anna', accountId: ANNA.accountId, heldBlockId: 'b1' }]);
  });

  it('of another account keeps no hold alive and hides no collision', async () => {
    await hold(ANNA.accountId as AccountId, 'Anna');
    const save = (author: typeof ANNA, value: string) =>
      change(test.services, siteId, page, [{ op: 'set', id: 'b1', field: 'data.words', value }], {
        author: { ...author, clientId: 'tab' },
        baseVersion: 0,
      });
    await save(ANNA, 'of Anna');
    const before = await test.services.db
      .selectFrom('document_presence')
      .select('held_at')
      .where('document_id', '=', page)
      .executeTakeFirstOrThrow();
    test.clock.advance(1_000);
    const { logged } = await save({ ...ANNA, accountId: BEN, name: 'Ben' }, 'of Ben');
    expect(logged.conflicts).toMatchObject([{ kind: 'field', lost: 'of Anna' }]);
    const after = await test.services.db
      .selectFrom('document_presence')
      .select('held_at')
      .where('document_id', '=', page)
      .executeTakeFirstOrThrow();
    expect(after).toEqual(before);
  });

  it('is told to nobody again where only the time has passed', async () => {
    const client = await open(ANNA.accountId as AccountId, 'tab');
    await hold(ANNA.accountId as AccountId, 'Anna');
    await expect.poll(() => client.told('presence').at(-1)?.json ?? '').toContain('"heldBlockId":"b1"');
    const lists = client.told('presence').length;
    queries = 0;
    for (let beat = 0; beat < 3; beat += 1) await hold(ANNA.accountId as AccountId, 'Anna');
    const own = queries;
    await change(test.services, siteId, page, [setting('title', 'Told')]);
    await expect.poll(() => client.told('change').length).toBe(1);
    expect(client.told('presence')).toHaveLength(lists);
    expect(queries - own).toBeLessThanOrEqual(4);
  });
});
