import { describe, expect, it } from 'vitest';
import { createReplica } from '#domain/documents/replica.ts';
import type { Operation } from '#domain/documents/operation.ts';
import type { RejectedChange } from './document-client.ts';
import { createSyncState, syncStep, type SyncEvent, type SyncState } from './sync-machine.ts';
import { blockRecord, changeOf, loggedOf, recordsOf, sectionRecord } from './testing/testing-document.ts';

const RECORDS = recordsOf(
  sectionRecord('s1', 'V'),
  blockRecord('b1', 's1', { x: 0, y: 0, w: 4, h: 2 }, 'old'),
);
const setText = (value: string): Operation => ({ op: 'set', id: 'b1', field: 'data.text', value });
const start = (): SyncState => createSyncState(createReplica(3, RECORDS));
const refusalOf = (id: string, code: RejectedChange['code'], message: string): RejectedChange => ({
  id,
  code,
  message,
});
const NOTHING = { results: [], missed: [], rejected: [] };

function run(events: readonly SyncEvent[], state = start()) {
  const effects: string[] = [];
  for (const event of events) {
    const step = syncStep(state, event);
    state = step.state;
    effects.push(...step.effects.map((effect) => effect.kind));
  }
  return { state, effects, text: (state.replica.view['b1']?.['data'] as { text: string } | undefined)?.text };
}

describe('autosave', () => {
  it('shows an edit at once and sends one request at a time [EDIT-73]', () => {
    const { state, effects, text } = run([
      { kind: 'edited', change: changeOf('c1', [setText('a')], 3) },
      { kind: 'edited', change: changeOf('c2', [setText('b')], 3) },
    ]);
    expect(text).toBe('b');
    expect(effects).toEqual(['send']);
    expect(state.sending).toEqual(['c1']);
  });

  it('sends what came meanwhile after the answer', () => {
    const { state, effects } = run([
      { kind: 'edited', change: changeOf('c1', [setText('a')], 3) },
      { kind: 'edited', change: changeOf('c2', [setText('b')], 3) },
      { kind: 'acknowledged', answer: { ...NOTHING, results: [{ id: 'c1', version: 4, conflicts: [] }] } },
    ]);
    expect(effects).toEqual(['send', 'send']);
    expect(state.sending).toEqual(['c2']);
    expect(state.replica.version).toBe(4);
  });

  it('keeps changes and tries again later and later while the network is away [EDIT-73]', () => {
    const { state } = run([
      { kind: 'edited', change: changeOf('c1', [setText('a')], 3) },
      { kind: 'failed', failure: { kind: 'network' } },
    ]);
    expect(state.link).toBe('offline');
    expect(state.replica.pending).toHaveLength(1);
    const again = syncStep(state, { kind: 'retry' });
    expect(again.effects).toMatchObject([{ kind: 'send' }]);
    const second = syncStep(again.state, { kind: 'failed', failure: { kind: 'network' } });
    expect(second.effects).toEqual([{ kind: 'retry-after', milliseconds: 2000 }]);
  });

  it('asks for the document again where the server does not know its version, and puts the edit on top', () => {
    const { state, effects } = run([
      { kind: 'edited', change: changeOf('c1', [setText('mine')], 3) },
      { kind: 'failed', failure: { kind: 'outdated' } },
    ]);
    expect(effects).toEqual(['send', 'reload']);
    const older = recordsOf(
      sectionRecord('s1', 'V'),
      blockRecord('b1', 's1', { x: 0, y: 0, w: 4, h: 2 }, 'older'),
    );
    const step = syncStep(state, { kind: 'reloaded', version: 1, records: older });
    expect(step.state.link).toBe('online');
    expect(step.state.replica.version).toBe(1);
    expect(step.state.replica.view['b1']).toMatchObject({ data: { text: 'mine' } });
    expect(step.effects).toMatchObject([{ kind: 'send', changes: [{ id: 'c1', baseVersion: 1 }] }]);
  });

  it('waits for the person to sign in and goes on with what was typed', () => {
    const out = run([
      { kind: 'edited', change: changeOf('c1', [setText('a')], 3) },
      { kind: 'failed', failure: { kind: 'signed-out' } },
      { kind: 'edited', change: changeOf('c2', [setText('b')], 3) },
    ]);
    expect(out.effects).toEqual(['send']);
    const back = syncStep(out.state, { kind: 'signed-in' });
    expect(back.effects).toMatchObject([{ kind: 'send', changes: [{ id: 'c1' }, { id: 'c2' }] }]);
  });

  it('tries later, not at once, when an answer leaves out what was sent', () => {
    const { effects } = run([
      { kind: 'edited', change: changeOf('c1', [setText('a')], 3) },
      { kind: 'acknowledged', answer: NOTHING },
    ]);
    expect(effects).toEqual(['send', 'retry-after']);
  });

  it('leaves out the one change the server rejects and says why', () => {
    const { state, effects, text } = run([
      { kind: 'edited', change: changeOf('c1', [setText('a')], 3) },
      {
        kind: 'acknowledged',
        answer: {
          ...NOTHING,
          rejected: [refusalOf('c1', 'too-many-blocks', 'A page can hold at most 60 blocks.')],
        },
      },
    ]);
    expect(effects).toEqual(['send', 'tell-refused']);
    expect(state.replica.pending).toEqual([]);
    expect(text).toBe('old');
  });

  describe('of a change that is refused for what stands in it', () => {
    const invalid: RejectedChange = {
      ...refusalOf('c1', 'invalid-input', 'Some of what was sent is not valid.'),
      errors: { 'b1.data.buttonText': 'At most 100 characters. Shorten it.' },
    };
    const refusal: SyncEvent[] = [
      { kind: 'edited', change: changeOf('c1', [setText('too long')], 3) },
      { kind: 'acknowledged', answer: { ...NOTHING, rejected: [invalid] } },
    ];

    it('keeps what the person typed, says why, and does not send it again', () => {
      const { state, effects, text } = run([...refusal, { kind: 'retry' }]);
      expect(effects).toEqual(['send', 'tell-refused']);
      expect(text).toBe('too long');
      expect([...state.refused]).toEqual([['c1', 'Button text: At most 100 characters. Shorten it.']]);
      expect(state.sending).toEqual([]);
    });

    it('saves what is done elsewhere meanwhile', () => {
      const elsewhere = changeOf('c2', [{ op: 'set', id: 'b2', field: 'data.text', value: 'b' }], 3);
      const { state } = run([...refusal, { kind: 'edited', change: elsewhere }]);
      expect(state.sending).toEqual(['c2']);
      expect([...state.refused.keys()]).toEqual(['c1']);
    });

    it('sends it with what mends it, as one change', () => {
      const { state, text } = run([
        ...refusal,
        { kind: 'edited', change: changeOf('c2', [setText('short')], 4) },
      ]);
      expect(text).toBe('short');
      expect(state.refused.size).toBe(0);
      expect(state.replica.pending).toMatchObject([
        { id: 'c2', baseVersion: 3, operations: [{ op: 'set', value: 'short' }] },
      ]);
      expect(state.sending).toEqual(['c2']);
    });
  });

  it('finds the change at fault when a whole request is refused', () => {
    const { state, effects } = run([
      { kind: 'failed', failure: { kind: 'signed-out' } },
      { kind: 'edited', change: changeOf('c1', [setText('a')], 3) },
      { kind: 'edited', change: changeOf('c2', [setText('b')], 3) },
      { kind: 'signed-in' },
      { kind: 'failed', failure: { kind: 'refused', message: 'No' } },
      { kind: 'failed', failure: { kind: 'refused', message: 'No' } },
    ]);
    expect(effects).toEqual(['send', 'send', 'tell-refused', 'send']);
    expect(state.sending).toEqual(['c2']);
  });
});

describe('changes of others', () => {
  it('come under the own unsaved ones, and a collision is told', () => {
    const { state, effects, text } = run([
      { kind: 'edited', change: changeOf('c1', [setText('mine')], 3) },
      { kind: 'received', logged: loggedOf('x1', 4, [setText('theirs')]) },
    ]);
    expect(text).toBe('mine');
    expect(state.replica.version).toBe(4);
    expect(effects).toContain('tell-conflicts');
  });

  it('that skip a version wait until the gap is closed', () => {
    const first = run([{ kind: 'received', logged: loggedOf('x2', 5, [setText('second')]) }]);
    expect(first.effects).toEqual(['catch-up']);
    expect(first.text).toBe('old');
    const closed = run([{ kind: 'received', logged: loggedOf('x1', 4, [setText('first')]) }], first.state);
    expect(closed.text).toBe('second');
    expect(closed.state.replica.version).toBe(5);
  });

  it('settle an own change that arrives by the stream before its answer', () => {
    const { state } = run([
      { kind: 'edited', change: changeOf('c1', [setText('a')], 3) },
      { kind: 'received', logged: loggedOf('c1', 4, [setText('a')]) },
      { kind: 'acknowledged', answer: { ...NOTHING, results: [{ id: 'c1', version: 4, conflicts: [] }] } },
    ]);
    expect(state.replica.pending).toEqual([]);
    expect(state.replica.version).toBe(4);
    expect(state.sending).toEqual([]);
  });
});

describe('very many changes missed', () => {
  const now = {
    version: 5000,
    records: recordsOf(sectionRecord('s1', 'V'), blockRecord('b1', 's1', { x: 0, y: 0, w: 4, h: 2 }, 'new')),
  };

  it('come as the document is now, with the own edit on top, which is sent as it was made', () => {
    const { state, text } = run([
      { kind: 'edited', change: changeOf('c1', [setText('mine')], 3) },
      { kind: 'caught-up', now },
    ]);
    expect(text).toBe('mine');
    expect(state.replica.version).toBe(5000);
    expect(state.replica.confirmed['b1']).toMatchObject({ data: { text: 'new' } });
    expect(state.replica.pending).toMatchObject([{ id: 'c1', baseVersion: 3 }]);
  });

  it('come with the answer to an edit that is in it, and which is settled then', () => {
    const { state, text } = run([
      { kind: 'edited', change: changeOf('c1', [setText('mine')], 3) },
      {
        kind: 'acknowledged',
        answer: { ...NOTHING, results: [{ id: 'c1', version: 5000, conflicts: [] }], state: now },
      },
    ]);
    expect(state.replica.pending).toEqual([]);
    expect(text).toBe('new');
  });

  it('change nothing where the copy is newer', () => {
    const { state } = run([{ kind: 'caught-up', now: { ...now, version: 2 } }]);
    expect(state.replica.version).toBe(3);
  });
});
