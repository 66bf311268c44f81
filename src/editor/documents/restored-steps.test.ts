import { expect, it } from 'vitest';
import type { Change, ChangeId } from '#domain/documents/change.ts';
import type { Operation } from '#domain/documents/operation.ts';
import { withRestoredSteps } from './restored-steps.ts';
import { recordsOf, sectionRecord } from './testing/testing-document.ts';

const NOTHING = { undo: [], redo: [] };
const RECORDS = recordsOf(sectionRecord('s1', 'V'));
const naming = (value: string): Operation => ({ op: 'set', id: 's1', field: 'name', value });

function changeOf(gestureId: string, operations: readonly Operation[], reverts?: Change['reverts']): Change {
  const id = `${gestureId} ${reverts?.kind ?? ''}` as ChangeId;
  return {
    id,
    baseVersion: 0,
    name: 'Rename',
    gestureId,
    operations,
    ...(reverts === undefined ? {} : { reverts }),
  };
}

it('has what was left behind as steps on top, changes of one gesture as one [EDIT-72]', () => {
  const earlier = { gestureId: 'earlier', name: 'Move', operations: [], inverse: [] };
  const { undo, redo } = withRestoredSteps({ undo: [earlier], redo: [] }, RECORDS, [
    changeOf('g1', [naming('A')]),
    changeOf('g1', [naming('AB')]),
    changeOf('g2', [naming('C')]),
  ]);
  expect(undo.map((step) => step.gestureId)).toEqual(['earlier', 'g1', 'g2']);
  expect(undo[1]?.operations).toEqual([naming('A'), naming('AB')]);
  expect(undo[2]?.inverse).toEqual([naming('AB')]);
  expect(redo).toEqual([]);
});

it('leaves out what the server has taken meanwhile [EDIT-72]', () => {
  const records = recordsOf({ ...sectionRecord('s1', 'V'), name: 'A' });
  expect(withRestoredSteps(NOTHING, records, [changeOf('g1', [naming('A')])])).toEqual(NOTHING);
});

it('takes back and does again what was left behind taken back or done again [EDIT-72]', () => {
  const done = changeOf('g1', [naming('A')]);
  const before = RECORDS['s1']?.['name'];
  const undone = changeOf('u1', [naming(before as string)], { kind: 'undo', gestureId: 'g1' });
  const redone = changeOf('r1', [naming('A')], { kind: 'redo', gestureId: 'g1' });
  const afterUndo = withRestoredSteps(NOTHING, RECORDS, [done, undone]);
  expect([afterUndo.undo.length, afterUndo.redo.map((step) => step.gestureId)]).toEqual([0, ['g1']]);
  const afterRedo = withRestoredSteps(NOTHING, RECORDS, [done, undone, redone]);
  expect([afterRedo.undo.map((step) => step.gestureId), afterRedo.redo.length]).toEqual([['g1'], 0]);
});
