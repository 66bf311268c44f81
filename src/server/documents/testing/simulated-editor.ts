import { createId } from '#lib/id.ts';
import { permissionsOf } from '#domain/roles/permissions.ts';
import type { Change, ChangeId, LoggedChange } from '#domain/documents/change.ts';
import type { Operation } from '#domain/documents/operation.ts';
import type { AccountId, DocumentId } from '#domain/documents/record.ts';
import {
  addLocalChange,
  createReplica,
  receiveChanges,
  withoutLocalChanges,
  type Replica,
} from '#domain/documents/replica.ts';
import type { Services } from '#server/platform/services.ts';
import { changesSince } from '../change-log.ts';
import { saveChanges } from '../save-changes.ts';
import type { BuiltSite } from './build-site.ts';
import { textBlock } from './build-site.ts';
import type { VirtualTime } from './virtual-time.ts';

/** Few enough to meet each other, and below the limit of a layout. */
const BLOCK_IDS = Array.from({ length: 40 }, (_, index) => `b${index}`);
const MAX_CHANGES_PER_REQUEST = 20;
const REQUEST_LIMIT_MS = 3_000;

/** A person who edits, over a network that is slow and breaks: sends again what was not acknowledged. */
export class SimulatedEditor {
  replica: Replica;
  readonly made = new Set<ChangeId>();
  readonly acknowledged = new Set<ChangeId>();
  readonly rejected = new Set<ChangeId>();
  operations = 0;
  readonly #services: Services;
  readonly #site: BuiltSite;
  readonly #documentId: DocumentId;
  readonly #name: string;
  readonly #time: VirtualTime;
  #request = 0;
  #isWaiting = false;

  constructor(
    name: string,
    {
      services,
      site,
      documentId,
      time,
      replica,
    }: {
      readonly services: Services;
      readonly site: BuiltSite;
      readonly documentId: DocumentId;
      readonly time: VirtualTime;
      readonly replica: Replica;
    },
  ) {
    this.#name = name;
    this.#services = services;
    this.#site = site;
    this.#documentId = documentId;
    this.#time = time;
    this.replica = createReplica(replica.version, replica.confirmed);
  }

  /** Edits now and then until `limit` operations were made by everybody. */
  start(isEnough: () => boolean): void {
    const edit = (): void => {
      if (isEnough()) return;
      this.#edit();
      this.#time.after(this.#time.between(1, 400), edit);
    };
    edit();
    const listen = async (): Promise<void> => {
      await this.listen();
      // A stream that broke comes back after a while and resumes where it stood.
      const pause = this.#time.chance(0.1) ? this.#time.between(2_000, 8_000) : this.#time.between(10, 300);
      if (!isEnough()) this.#time.after(pause, listen);
    };
    this.#time.after(10, listen);
  }

  #edit(): void {
    const operations = Array.from({ length: this.#time.between(1, 9) }, () => this.#anyOperation());
    this.operations += operations.length;
    const id = createId<'change'>();
    const change: Change = {
      id,
      baseVersion: this.replica.version,
      name: 'Edit',
      gestureId: id,
      operations,
    };
    this.made.add(id);
    this.replica = addLocalChange(this.replica, change);
    if (!this.#isWaiting) this.#time.after(this.#time.between(0, 200), () => this.send());
  }

  /** Sends what is pending; the request or its answer may be lost on the way. */
  async send(isReliable = false): Promise<void> {
    const changes = this.replica.pending.slice(0, MAX_CHANGES_PER_REQUEST);
    if (changes.length === 0 || (this.#isWaiting && !isReliable)) return;
    this.#isWaiting = true;
    this.#request += 1;
    const request = this.#request;
    const luck = isReliable ? 1 : this.#time.random();
    if (luck < 0.08) {
      this.#time.after(REQUEST_LIMIT_MS, () => this.#retry(request));
      return;
    }
    const answer = await saveChanges(this.#services, this.#sent(changes));
    if (luck < 0.16) {
      this.#time.after(REQUEST_LIMIT_MS, () => this.#retry(request));
      return;
    }
    const receive = (): void => {
      if (request !== this.#request) return;
      this.#isWaiting = false;
      for (const result of answer.results) this.acknowledged.add(result.id as ChangeId);
      for (const { id } of answer.rejected) {
        this.rejected.add(id as ChangeId);
        this.replica = withoutLocalChanges(this.replica, new Set([id]));
      }
      this.#receive(answer.missed);
      if (this.replica.pending.length > 0) this.#time.after(50, () => this.send());
    };
    if (isReliable) receive();
    else this.#time.after(this.#time.between(1, 500), receive);
  }

  /** Hears of the changes it lacks, in order. */
  async listen(): Promise<void> {
    const changes = await changesSince(
      this.#services.db,
      this.#site.siteId,
      this.#documentId,
      this.replica.version,
    );
    this.#receive(changes.map((sent) => sent.logged));
  }

  #receive(changes: readonly LoggedChange[]): void {
    for (const logged of changes) {
      if (logged.version > this.replica.version + 1) return;
      this.replica = receiveChanges(this.replica, [logged]).replica;
    }
  }

  async #retry(request: number): Promise<void> {
    if (request !== this.#request) return;
    this.#isWaiting = false;
    await this.send();
  }

  #sent(changes: readonly Change[]) {
    return {
      siteId: this.#site.siteId,
      documentId: this.#documentId,
      changes,
      author: {
        accountId: this.#name.repeat(24).slice(0, 24) as AccountId,
        name: this.#name,
        permissions: permissionsOf(['admin']),
        clientId: `client-${this.#name}`,
      },
      at: new Date(this.#services.now()),
    };
  }

  #anyOperation(): Operation {
    const id = this.#time.pick(BLOCK_IDS);
    const words = `${this.#name} ${this.#time.between(0, 1_000_000)}`;
    const kind = this.#time.random();
    const isThere = this.replica.view[id] !== undefined;
    if (!isThere) {
      return kind < 0.7
        ? { op: 'put', record: textBlock(id, words) }
        : {
            op: 'set',
            id: 'settings',
            field: this.#time.pick(['title', 'description', 'seoTitle']),
            value: words,
          };
    }
    if (kind < 0.12) return { op: 'remove', id };
    if (kind < 0.15) return { op: 'put', record: textBlock(id, words) };
    if (kind < 0.4) {
      return { op: 'set', id, field: 'desktop', value: { x: this.#time.between(0, 20), y: 0, w: 2, h: 2 } };
    }
    if (kind < 0.5) return { op: 'set', id, field: 'data.extra' };
    return {
      op: 'set',
      id,
      field: this.#time.pick(['data.words', 'data.extra', 'data.level']),
      value: words,
    };
  }
}
