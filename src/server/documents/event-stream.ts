import { createId } from '#lib/id.ts';
import type { AccountId, DocumentId, SiteId } from '#domain/documents/record.ts';
import type { Services } from '#server/platform/services.ts';
import type { EventChannel } from './event-channel.ts';
import { readDocumentNotice, readPlace, type DocumentNotice } from './document-notice.ts';
import { checkHolds, enterDocument, leaveDocument, listPeople, refreshPresence } from './presence.ts';
import { changesSince } from './queries.ts';

/** Keeps proxies from closing the connection, the person present, and finds what a lost message would have told. */
const HEARTBEAT_MS = 10_000;
/** How often holds are looked at while the own person asks for one. */
const HOLD_CHECK_MS = 1_000;
const CHANGES_PER_ROUND = 200;
/** The first stream of a process begins to listen with its opening: what happened in between is looked for once more. */
const SECOND_LOOK_MS = 400;

export interface StreamOptions {
  readonly siteId: SiteId;
  readonly documentId: DocumentId;
  /** The newest version the client has. */
  readonly since: number;
  readonly person: { readonly clientId: string; readonly accountId: AccountId; readonly name: string };
  /** Asked again and again: a stream ends when the person signs out or loses the role (ROLE-24). */
  readonly isStillAllowed: () => Promise<boolean>;
  /** Ended when the document is gone, or the stream cannot go on. */
  readonly channel: EventChannel;
}

/**
 * What happens in one document, for one client: every change after `since` in order and without a gap, who is there,
 * publishes, the removal. Returns the function that ends it.
 */
export async function openEventStream(services: Services, options: StreamOptions): Promise<() => void> {
  const { siteId, documentId, person, channel } = options;
  const connectionId = createId<'connection'>();
  const at = (): Date => new Date(services.now());
  let version = options.since;
  let sentPeople = '';
  let isEnded = false;
  let isRemoved = false;
  let holdTimer: NodeJS.Timeout | null = null;
  const notices: DocumentNotice[] = [];

  const sendChanges = async (): Promise<void> => {
    for (;;) {
      const changes = await changesSince(services.db, siteId, documentId, version, CHANGES_PER_ROUND);
      for (const { logged } of changes) {
        if (isEnded) return;
        channel.send('change', logged, logged.version);
        version = logged.version;
      }
      if (changes.length < CHANGES_PER_ROUND) return;
    }
  };
  const sendPeople = async (): Promise<void> => {
    const people = await listPeople(services.db, siteId, documentId, at());
    const text = JSON.stringify(people);
    if (text !== sentPeople && !isEnded) channel.send('presence', { people }, null);
    sentPeople = text;
    const isAsking = people.some((each) => each.clientId === person.clientId && each.asksForBlockId !== null);
    if (isAsking && holdTimer === null && !isEnded) {
      holdTimer = setTimeout(() => {
        holdTimer = null;
        run(() => services.db.transaction().execute((trx) => checkHolds(trx, siteId, documentId, at())));
        run(sendPeople);
      }, HOLD_CHECK_MS);
    }
  };
  const sendNotices = async (): Promise<void> => {
    await sendChanges();
    for (const notice of notices.splice(0)) {
      if (notice.kind === 'published') {
        channel.send('published', { publishedVersion: notice.version, release: notice.release }, null);
      } else if (notice.kind === 'removed' && !isRemoved) {
        isRemoved = true;
        channel.send('removed', {}, null);
        channel.end();
      }
    }
  };

  // One after the other, so that changes keep their order.
  let queue: Promise<void> = Promise.resolve();
  const run = (work: () => Promise<void>): void => {
    queue = queue.then(async () => {
      if (isEnded) return;
      try {
        await work();
      } catch (error) {
        services.log.warn({ err: error, siteId, documentId }, 'a stream of changes failed');
        channel.end();
      }
    });
  };

  const unsubscribes = [
    services.notifications.subscribe('document-changed', (payload) => {
      const notice = readDocumentNotice(payload);
      if (notice?.documentId !== documentId || notice.siteId !== siteId) return;
      notices.push(notice);
      run(sendNotices);
    }),
    services.notifications.subscribe('presence', (payload) => {
      const place = readPlace(payload);
      if (place?.documentId === documentId && place.siteId === siteId) run(sendPeople);
    }),
  ];
  const heartbeat = setInterval(() => {
    channel.beat();
    run(async () => {
      if (!(await options.isStillAllowed())) channel.end();
    });
    run(() => refreshPresence(services.db, siteId, documentId, connectionId, at()));
    run(sendPeople);
    run(sendNotices);
  }, HEARTBEAT_MS);

  const secondLook = setTimeout(() => run(sendNotices), SECOND_LOOK_MS);

  run(() =>
    services.db
      .transaction()
      .execute((trx) => enterDocument(trx, siteId, documentId, { ...person, connectionId }, at())),
  );
  run(sendNotices);
  run(sendPeople);
  await queue;

  return () => {
    if (isEnded) return;
    isEnded = true;
    clearInterval(heartbeat);
    clearTimeout(secondLook);
    if (holdTimer !== null) clearTimeout(holdTimer);
    for (const unsubscribe of unsubscribes) unsubscribe();
    leaveDocument(services.db, siteId, documentId, connectionId).catch((error: Error) =>
      services.log.debug({ reason: error.message }, 'a person could not be taken off a document'),
    );
  };
}
