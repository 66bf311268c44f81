import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonEqual } from '#lib/json-equal.ts';
import type { Change, ChangeId } from './change.ts';
import { readField } from './field-path.ts';
import type { Operation } from './operation.ts';
import { addLocalChange, createReplica, receiveChanges, type Replica } from './replica.ts';
import { anyOperations, anyRecords } from './testing/arbitraries.ts';
import { ModelServer } from './testing/model-server.ts';

const RUNS = { numRuns: 300 };
const fieldsOverlap = (a: string, b: string): boolean =>
  a === b || a.startsWith(`${b}.`) || b.startsWith(`${a}.`);

/** Who does what next: makes a change, sends the oldest unsent one, or hears the next logged change. */
const anyStep = fc.record({
  who: fc.constantFrom(0, 1),
  does: fc.constantFrom('edit', 'send', 'hear'),
  operations: anyOperations,
});

class Client {
  replica: Replica;
  readonly id: string;
  readonly #server: ModelServer;
  #sent = 0;
  #made = 0;

  constructor(id: string, server: ModelServer) {
    this.id = id;
    this.#server = server;
    this.replica = createReplica(0, server.records);
  }

  edit(operations: readonly Operation[]): void {
    this.#made += 1;
    const change: Change = {
      id: `${this.id}${this.#made}` as ChangeId,
      baseVersion: this.replica.version,
      name: 'Edit',
      gestureId: `${this.id}${this.#made}`,
      operations,
    };
    this.replica = addLocalChange(this.replica, change);
    this.outbox.push(change);
  }

  readonly outbox: Change[] = [];

  send(): void {
    const change = this.outbox[this.#sent];
    if (change === undefined) return;
    this.#sent += 1;
    this.#server.receive(change, this.id);
  }

  hear(): void {
    const next = this.#server.log[this.replica.version];
    if (next !== undefined) this.replica = receiveChanges(this.replica, [next]).replica;
  }

  finish(): void {
    while (this.#sent < this.outbox.length) this.send();
  }

  catchUp(): void {
    while (this.replica.version < this.#server.log.length) this.hear();
  }
}

function play(
  records: Parameters<typeof createReplica>[1],
  steps: readonly { who: number; does: string; operations: readonly Operation[] }[],
): { server: ModelServer; clients: readonly Client[] } {
  const server = new ModelServer(records);
  const clients = [new Client('a', server), new Client('b', server)];
  for (const step of steps) {
    const client = clients[step.who];
    if (step.does === 'edit') client?.edit(step.operations);
    else if (step.does === 'send') client?.send();
    else client?.hear();
  }
  for (const client of clients) client.finish();
  for (const client of clients) client.catchUp();
  return { server, clients };
}

describe('two authors at once', () => {
  it('converge on the server and on both sides, whatever the order', () => {
    fc.assert(
      fc.property(anyRecords, fc.array(anyStep, { maxLength: 30 }), (records, steps) => {
        const { server, clients } = play(records, steps);
        for (const { replica } of clients) {
          expect(replica.pending).toEqual([]);
          expect(replica.view).toEqual(server.records);
        }
      }),
      RUNS,
    );
  });

  it('never lose a field that only one of them edited', () => {
    fc.assert(
      fc.property(anyRecords, anyOperations, anyOperations, (records, first, second) => {
        const server = new ModelServer(records);
        const a = new Client('a', server);
        const b = new Client('b', server);
        a.edit(first);
        b.edit(second);
        const wanted = a.replica.view;
        a.send();
        b.send();
        for (const operation of first) {
          if (operation.op !== 'set') continue;
          const isTouchedByBoth = second.some(
            (other) =>
              (other.op === 'set' &&
                other.id === operation.id &&
                fieldsOverlap(other.field, operation.field)) ||
              (other.op === 'remove' && other.id === operation.id),
          );
          const kept = wanted[operation.id];
          const now = server.records[operation.id];
          const removedHere = first.some((other) => other.op === 'remove' && other.id === operation.id);
          const putHere = first.some((other) => other.op === 'put' && other.record.id === operation.id);
          if (
            isTouchedByBoth ||
            removedHere ||
            putHere ||
            kept === undefined ||
            records[operation.id] === undefined
          )
            continue;
          if (
            jsonEqual(
              readField(records[operation.id] ?? kept, operation.field),
              readField(kept, operation.field),
            )
          )
            continue;
          expect(now).toBeDefined();
          expect(readField(now ?? kept, operation.field)).toEqual(readField(kept, operation.field));
        }
      }),
      RUNS,
    );
  });

  it('tell both of a field that both set; the later one stands and the other is named', () => {
    const server = new ModelServer({ b1: { id: 'b1', type: 'block', title: 'old' } });
    const a = new Client('a', server);
    const b = new Client('b', server);
    a.edit([{ op: 'set', id: 'b1', field: 'title', value: 'from a' }]);
    b.edit([{ op: 'set', id: 'b1', field: 'title', value: 'from b' }]);
    a.send();
    b.send();
    expect(server.records['b1']?.['title']).toBe('from b');
    expect(server.log[1]?.conflicts).toEqual([
      { kind: 'field', recordId: 'b1', field: 'title', lost: 'from a' },
    ]);
    const logged = server.log[0];
    expect(logged === undefined ? [] : receiveChanges(b.replica, [logged]).conflicts).toHaveLength(1);
  });

  it('merge different fields without a conflict', () => {
    const server = new ModelServer({ b1: { id: 'b1', type: 'block', data: { text: 'x', level: 1 } } });
    const a = new Client('a', server);
    const b = new Client('b', server);
    a.edit([{ op: 'set', id: 'b1', field: 'data.text', value: 'y' }]);
    b.edit([{ op: 'set', id: 'b1', field: 'data.level', value: 2 }]);
    a.send();
    b.send();
    expect(server.records['b1']?.['data']).toEqual({ text: 'y', level: 2 });
    expect(server.log.flatMap((change) => change.conflicts)).toEqual([]);
  });

  it('keep an edit of a record the other removed in the conflict, so that it can be brought back', () => {
    const server = new ModelServer({ b1: { id: 'b1', type: 'block', title: 'old' } });
    const a = new Client('a', server);
    const b = new Client('b', server);
    a.edit([{ op: 'remove', id: 'b1' }]);
    b.edit([{ op: 'set', id: 'b1', field: 'title', value: 'new' }]);
    a.send();
    b.send();
    expect(server.records).toEqual({});
    expect(server.log[1]?.conflicts).toEqual([
      { kind: 'removed', recordId: 'b1', dropped: { op: 'set', id: 'b1', field: 'title', value: 'new' } },
    ]);
  });

  it('do not collide with themselves while earlier changes are on the way', () => {
    const server = new ModelServer({ b1: { id: 'b1', type: 'block', title: 'old' } });
    const a = new Client('a', server);
    a.edit([{ op: 'set', id: 'b1', field: 'title', value: 'h' }]);
    a.edit([{ op: 'set', id: 'b1', field: 'title', value: 'he' }]);
    a.send();
    a.send();
    expect(server.log.flatMap((change) => change.conflicts)).toEqual([]);
  });

  it('merge when both bring one removed record back', () => {
    const record = { id: 'b1', type: 'block', title: 'old', order: 'V' } as const;
    const server = new ModelServer({});
    const a = new Client('a', server);
    const b = new Client('b', server);
    a.edit([{ op: 'put', record }]);
    a.edit([{ op: 'set', id: 'b1', field: 'title', value: 'new' }]);
    b.edit([{ op: 'put', record }]);
    a.send();
    a.send();
    b.send();
    expect(server.records['b1']).toEqual({ ...record, title: 'new' });
  });
});
