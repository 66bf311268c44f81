import { expect, it } from 'vitest';
import type { AccountId } from '#domain/documents/record.ts';
import { presenceAfter, textHoldOf } from './text-hold.ts';

const bob = {
  clientId: 'bob',
  accountId: 'b' as AccountId,
  name: 'Bob',
  selectedBlockId: null,
  heldBlockId: 'b1',
  asksForBlockId: null,
};
const me = { selectedBlockId: null, heldBlockId: null, asksForBlockId: null };

it('shows who has a text, and that it was asked for', () => {
  expect(textHoldOf('b1', me, [bob])).toEqual({ kind: 'theirs', holder: bob, isAsked: false });
  expect(textHoldOf('b1', { ...me, asksForBlockId: 'b1' }, [bob])).toMatchObject({ isAsked: true });
  expect(textHoldOf('b2', me, [bob])).toEqual({ kind: 'free' });
});

it('tells the holder who asks', () => {
  const asking = { ...bob, heldBlockId: null, asksForBlockId: 'b2' };
  expect(textHoldOf('b2', { ...me, heldBlockId: 'b2' }, [asking])).toEqual({ kind: 'mine', askedBy: asking });
});

it('takes a text that was granted and lets go of one that was given away', () => {
  const asked = { ...me, asksForBlockId: 'b1' };
  const own = { ...bob, clientId: 'me', heldBlockId: 'b1' };
  expect(presenceAfter(asked, own, [])).toEqual({ ...me, heldBlockId: 'b1' });
  expect(presenceAfter({ ...me, heldBlockId: 'b1' }, null, [bob])).toEqual(me);
});
