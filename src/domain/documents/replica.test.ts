import { expect, it } from 'vitest';
import type { Change, LoggedChange } from './change.ts';
import type { Operation } from './operation.ts';
import { addLocalChange, createReplica, receiveChanges, withoutLocalChanges } from './replica.ts';
import type { DocumentRecord } from './record.ts';

const set = (title: string, id = 'b1'): Operation => ({ op: 'set', id, field: 'title', value: title });
const change = (id: string, ...operations: readonly Operation[]) => ({ id, operations }) as unknown as Change;
const logged = (version: number, id: string, ...operations: readonly Operation[]) =>
  ({ id, version, operations }) as unknown as LoggedChange;
const b1: DocumentRecord = { id: 'b1', type: 'block', title: 'old' };
const b2: DocumentRecord = { id: 'b2', type: 'block', title: 'old' };
const start = createReplica(4, { b1, b2 });

it('shows what the person did on top of what is confirmed', () => {
  const replica = addLocalChange(addLocalChange(start, change('x', set('one'))), change('y', set('two')));
  expect(replica).toEqual({
    version: 4,
    confirmed: { b1, b2 },
    pending: [change('x', set('one')), change('y', set('two'))],
    view: { b1: { ...b1, title: 'two' }, b2 },
  });
});

it('takes news in order, its own as confirmed, and tells of collisions with what is still under way', () => {
  const replica = createReplica(4, { b1, b2 }, [change('x', set('mine')), change('y', set('more'))]);
  const own = receiveChanges(replica, [logged(4, 'old', set('ignored')), logged(5, 'x', set('mine'))]);
  expect(own).toEqual({
    replica: {
      version: 5,
      confirmed: { b1: { ...b1, title: 'mine' }, b2 },
      pending: [change('y', set('more'))],
      view: { b1: { ...b1, title: 'more' }, b2 },
    },
    conflicts: [],
  });
  const others = receiveChanges(own.replica, [
    logged(6, 'theirs', set('theirs')),
    logged(7, 'z', set('b', 'b2')),
  ]);
  expect(others.conflicts).toEqual([{ kind: 'field', recordId: 'b1', field: 'title', lost: 'theirs' }]);
  expect(others.replica).toMatchObject({
    version: 7,
    confirmed: { b1: { title: 'theirs' }, b2: { title: 'b' } },
    view: { b1: { title: 'more' }, b2: { title: 'b' } },
  });
  expect(receiveChanges(others.replica, [logged(7, 'z', set('c', 'b2'))])).toEqual({
    replica: others.replica,
    conflicts: [],
  });
});

it('shows what is left when changes were refused; the very copy where there were none', () => {
  const replica = createReplica(4, { b1, b2 }, [change('x', set('one')), change('y', set('b', 'b2'))]);
  expect(withoutLocalChanges(replica, new Set(['x']))).toEqual({
    version: 4,
    confirmed: { b1, b2 },
    pending: [change('y', set('b', 'b2'))],
    view: { b1, b2: { ...b2, title: 'b' } },
  });
  expect(withoutLocalChanges(replica, new Set(['z']))).toBe(replica);
});
