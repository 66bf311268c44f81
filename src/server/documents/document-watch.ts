import type { AccountId, DocumentId, SiteId } from '#domain/documents/record.ts';
import type { Id } from '#lib/id.ts';
import type { Services } from '#server/platform/services.ts';
import type { DocumentNotice } from './document-notice.ts';
import type { EventChannel } from './event-channel.ts';
import { EventMessage } from './event-message.ts';
import { checkHolds, listPeople, refreshPresence } from './presence.ts';
import { changesSince } from './change-log.ts';
import { stateInPlaceOfChanges } from './state-in-place-of-changes.ts';

/** The interval at which connections and presence are kept alive, and lost messages are made up for. */
const HEARTBEAT_MS = 10_000;
/** How often held blocks are checked while somebody asks for one. */
const HOLD_CHECK_MS = 1_000;
/** The shortest interval between two messages about presence, however many people come and go. */
const PRESENCE_PAUSE_MS = 250;
const CHANGES_PER_ROUND = 200;
/** The first subscription of a process takes time to open: changes made meanwhile are read afterwards. */
const SECOND_LOOK_MS = 400;
/**
 * Changes for a client that catches up are sent in batches, each after the one before was read; a client that does not
 * read is disconnected.
 */
const CATCHING_UP_BYTES = 1_000_000;
const CATCHING_UP_LOOK_MS = 50;
const MAX_CATCHING_UP_LOOKS = 600;

/** One client that follows a document. */
export interface Follower {
  readonly connectionId: string;
  readonly accountId: AccountId;
  readonly sessionId: Id<'session'>;
  readonly channel: EventChannel;
  /** Checked repeatedly: a stream ends when the person signs out or loses the role (ROLE-24). */
  readonly isStillAllowed: () => Promise<boolean>;
  /** The newest version the client has. */
  version: number;
}

/**
 * Watches one document for all clients of this process that follow it: each event is read and serialised once, and sent
 * to all of them. Sends every change in order and without a gap, presence, publishes, and the removal.
 */
export class DocumentWatch {
  readonly followers = new Set<Follower>();
  readonly #services: Services;
  readonly #siteId: SiteId;
  readonly #documentId: DocumentId;
  readonly #timers = new Set<NodeJS.Timeout>();
  readonly #heartbeat: NodeJS.Timeout;
  /** Followers that are up to date, and get new changes directly. */
  readonly #ready = new Set<Follower>();
  readonly #notices: DocumentNotice[] = [];
  /** Queued work: requested twice while it waits, it runs once. */
  readonly #waiting = new Set<() => Promise<void>>();
  #queue: Promise<void> = Promise.resolve();
  #people: EventMessage | null = null;
  readonly #knowPeople = new WeakSet<Follower>();
  #isPresencePaused = false;
  #isPresenceDirty = false;
  #isHoldAwaited = false;
  #isEnded = false;

  constructor(services: Services, siteId: SiteId, documentId: DocumentId) {
    this.#services = services;
    this.#siteId = siteId;
    this.#documentId = documentId;
    this.#heartbeat = setInterval(() => this.#beat(), HEARTBEAT_MS);
    this.#later(SECOND_LOOK_MS, () => void this.#run(this.#sendNews));
  }

  /** Adds a client: sends the changes it lacks, then every event. */
  async start(follower: Follower): Promise<void> {
    try {
      await this.#catchUp(follower);
    } catch (error) {
      this.#fail(error, [follower]);
      return;
    }
    if (!this.followers.has(follower)) return;
    this.#ready.add(follower);
    await this.#run(this.#sendNews);
    this.presenceChanged();
  }

  remove(follower: Follower): void {
    this.followers.delete(follower);
    this.#ready.delete(follower);
  }

  notice(notice: DocumentNotice): void {
    this.#notices.push(notice);
    void this.#run(this.#sendNews);
  }

  /** At once where none was sent lately, else after the pause. */
  presenceChanged(): void {
    if (this.#isPresencePaused) {
      this.#isPresenceDirty = true;
      return;
    }
    this.#isPresencePaused = true;
    void this.#run(this.#sendPeople);
    this.#later(PRESENCE_PAUSE_MS, () => {
      this.#isPresencePaused = false;
      if (!this.#isPresenceDirty) return;
      this.#isPresenceDirty = false;
      this.presenceChanged();
    });
  }

  end(): void {
    this.#isEnded = true;
    clearInterval(this.#heartbeat);
    for (const timer of this.#timers) clearTimeout(timer);
  }

  async #catchUp(follower: Follower): Promise<void> {
    const { channel } = follower;
    const now = await stateInPlaceOfChanges(
      this.#services.db,
      this.#siteId,
      this.#documentId,
      follower.version,
    );
    if (now !== null) {
      channel.send(new EventMessage('state', now, now.version));
      follower.version = now.version;
    }
    for (;;) {
      const changes = await this.#changesSince(follower.version);
      for (const { logged } of changes) {
        channel.send(new EventMessage('change', logged, logged.version));
        follower.version = logged.version;
      }
      if (changes.length < CHANGES_PER_ROUND) return;
      for (let looks = 0; channel.waitingBytes() > CATCHING_UP_BYTES; looks += 1) {
        if (looks === MAX_CATCHING_UP_LOOKS) return channel.end();
        await new Promise((resolve) => setTimeout(resolve, CATCHING_UP_LOOK_MS));
      }
    }
  }

  readonly #sendNews = async (): Promise<void> => {
    for (;;) {
      const versions = [...this.#ready].map((follower) => follower.version);
      if (versions.length === 0) break;
      const changes = await this.#changesSince(Math.min(...versions));
      for (const { logged } of changes) {
        const message = new EventMessage('change', logged, logged.version);
        for (const follower of this.#ready) {
          if (follower.version >= logged.version) continue;
          follower.channel.send(message);
          follower.version = logged.version;
        }
      }
      if (changes.length < CHANGES_PER_ROUND) break;
    }
    for (const notice of this.#notices.splice(0)) {
      if (notice.kind === 'published') {
        const { version: publishedVersion, release } = notice;
        this.#tell(new EventMessage('published', { publishedVersion, release }));
      } else if (notice.kind === 'threads') {
        this.#tell(new EventMessage('threads', {}));
      } else if (notice.kind === 'removed') {
        this.#tell(new EventMessage('removed', {}));
        for (const { channel } of this.followers) channel.end();
      }
    }
  };

  readonly #sendPeople = async (): Promise<void> => {
    const people = await listPeople(this.#services.db, this.#siteId, this.#documentId, this.#now());
    const message = new EventMessage('presence', { people });
    const isNews = message.json !== this.#people?.json;
    if (isNews) this.#people = message;
    for (const follower of this.#ready) {
      if (!isNews && this.#knowPeople.has(follower)) continue;
      this.#knowPeople.add(follower);
      follower.channel.send(this.#people ?? message);
    }
    if (!people.some((each) => each.asksForBlockId !== null) || this.#isHoldAwaited) return;
    this.#isHoldAwaited = true;
    this.#later(HOLD_CHECK_MS, () => {
      this.#isHoldAwaited = false;
      void this.#run(this.#checkHolds);
    });
  };

  readonly #checkHolds = async (): Promise<void> => {
    await this.#services.db
      .transaction()
      .execute((trx) => checkHolds(trx, this.#siteId, this.#documentId, this.#now()));
    this.presenceChanged();
  };

  /** Connections of the same session are checked once. */
  readonly #endForbidden = async (): Promise<void> => {
    const bySession = Map.groupBy(this.followers, (follower) => follower.sessionId);
    for (const [first, ...others] of bySession.values()) {
      if (first === undefined || (await first.isStillAllowed())) continue;
      for (const { channel } of [first, ...others]) channel.end();
    }
  };

  readonly #refresh = async (): Promise<void> => {
    const ids = Array.from(this.followers, (follower) => follower.connectionId);
    await refreshPresence(this.#services.db, this.#siteId, this.#documentId, ids, this.#now());
  };

  #beat(): void {
    for (const { channel } of this.followers) channel.beat();
    for (const work of [this.#endForbidden, this.#refresh, this.#sendPeople, this.#sendNews]) {
      void this.#run(work);
    }
  }

  #tell(message: EventMessage): void {
    for (const { channel } of this.#ready) channel.send(message);
  }

  /** One after the other, to keep the order of changes. */
  async #run(work: () => Promise<void>): Promise<void> {
    if (!this.#waiting.has(work)) {
      this.#waiting.add(work);
      this.#queue = this.#queue.then(async () => {
        this.#waiting.delete(work);
        if (this.#isEnded) return;
        try {
          await work();
        } catch (error) {
          this.#fail(error, this.followers);
        }
      });
    }
    await this.#queue;
  }

  #fail(error: unknown, followers: Iterable<Follower>): void {
    const ids = { siteId: this.#siteId, documentId: this.#documentId };
    this.#services.log.warn({ err: error, ...ids }, 'a stream of changes failed');
    for (const { channel } of followers) channel.end();
  }

  #later(milliseconds: number, run: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      if (!this.#isEnded) run();
    }, milliseconds);
    this.#timers.add(timer);
  }

  #changesSince(version: number) {
    return changesSince(this.#services.db, this.#siteId, this.#documentId, version, CHANGES_PER_ROUND);
  }

  #now(): Date {
    return new Date(this.#services.now());
  }
}
