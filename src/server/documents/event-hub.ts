import type { ErrorCode } from '#contract/errors.ts';
import type { AccountId, DocumentId, SiteId } from '#domain/documents/record.ts';
import type { Services } from '#server/platform/services.ts';
import { readDocumentNotice, readDocumentKey } from './document-notice.ts';
import { DocumentWatch, type Follower } from './document-watch.ts';

/** The subscription of one client to a document. */
export interface Following {
  readonly start: () => Promise<void>;
  readonly end: () => void;
}

/** All clients that follow documents in one process: one subscription for them, and a watch for each document. */
export class EventHub {
  readonly #services: Services;
  readonly #watches = new Map<string, DocumentWatch>();
  readonly #accounts = new Map<AccountId, number>();
  #all = 0;
  #unsubscribes: (() => void)[] = [];

  constructor(services: Services) {
    this.#services = services;
  }

  /** Why no further client can follow a document; null where one can. */
  refusal(siteId: SiteId, documentId: DocumentId, accountId: AccountId): ErrorCode | null {
    const { all, document, account } = this.#services.config.live;
    if ((this.#accounts.get(accountId) ?? 0) >= account) return 'live-account-full';
    if ((this.#watches.get(keyOf(siteId, documentId))?.followers.size ?? 0) >= document) {
      return 'live-document-full';
    }
    return this.#all >= all ? 'live-full' : null;
  }

  /** Subscribes a client until its `end`; events are sent to it after its `start`. */
  take(siteId: SiteId, documentId: DocumentId, follower: Follower): Following {
    this.#listen();
    const key = keyOf(siteId, documentId);
    const watch = this.#watches.get(key) ?? new DocumentWatch(this.#services, siteId, documentId);
    this.#watches.set(key, watch);
    watch.followers.add(follower);
    this.#count(follower.accountId, 1);
    let isEnded = false;
    return {
      start: () => watch.start(follower),
      end: () => {
        if (isEnded) return;
        isEnded = true;
        this.#count(follower.accountId, -1);
        watch.remove(follower);
        if (watch.followers.size > 0) return;
        watch.end();
        this.#watches.delete(key);
        if (this.#watches.size > 0) return;
        for (const unsubscribe of this.#unsubscribes.splice(0)) unsubscribe();
      },
    };
  }

  /** Ends all connections of a server that stops; editors reconnect to the next one. */
  endAll(): void {
    for (const watch of this.#watches.values()) {
      for (const { channel } of watch.followers) channel.end();
    }
  }

  #count(accountId: AccountId, more: 1 | -1): void {
    this.#all += more;
    const count = (this.#accounts.get(accountId) ?? 0) + more;
    if (count === 0) this.#accounts.delete(accountId);
    else this.#accounts.set(accountId, count);
  }

  #listen(): void {
    if (this.#unsubscribes.length > 0) return;
    const { notifications } = this.#services;
    this.#unsubscribes = [
      notifications.subscribe('document-changed', (payload) => {
        const notice = readDocumentNotice(payload);
        if (notice !== null) this.#watches.get(keyOf(notice.siteId, notice.documentId))?.notice(notice);
      }),
      notifications.subscribe('presence', (payload) => {
        const changed = readDocumentKey(payload);
        if (changed !== null) this.#watches.get(keyOf(changed.siteId, changed.documentId))?.presenceChanged();
      }),
    ];
  }
}

function keyOf(siteId: SiteId, documentId: DocumentId): string {
  return `${siteId} ${documentId}`;
}

const HUBS = new WeakMap<Services, EventHub>();

/** The hub of a process, found by its services. */
export function eventHubOf(services: Services): EventHub {
  const known = HUBS.get(services);
  if (known !== undefined) return known;
  const hub = new EventHub(services);
  HUBS.set(services, hub);
  return hub;
}
