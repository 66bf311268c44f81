import { expect, it } from 'vitest';
import { defineMessages } from '#messages/define-messages.ts';
import { fill } from '#messages/message.ts';
import { translateEnglish } from '#messages/translator.ts';
import { changeName } from './change-name.ts';
import { changing, changingSection } from './changing.ts';
import { changeSchema } from './operation-schema.ts';

const words = defineMessages('moves', { move: 'Move {title}' });
const CHANGE = {
  id: '0'.repeat(24),
  baseVersion: 1,
  gestureId: 'g',
  operations: [{ op: 'remove', id: 'a' }],
};

it('of a field is made of its label, within the sentence', () => {
  const height = defineMessages('heights', { height: 'Height' }).height;
  expect(translateEnglish(changing(height))).toBe('Change height');
  expect(translateEnglish(changing('Row Gap'))).toBe('Change row gap');
  expect(translateEnglish(changingSection(height))).toBe('Change section height');
  expect(translateEnglish(changingSection('Height'))).toBe('Change section height');
});

it('is the English of a message and its key', () => {
  expect(changeName(fill(words.move, { title: 'Team' }))).toEqual({
    name: 'Move Team',
    nameWords: { key: 'moves.move', params: { title: 'Team' } },
  });
});

it('is at most 80 characters long in English', () => {
  expect(changeName(fill(words.move, { title: 'x'.repeat(75) })).name).toHaveLength(80);
  expect(changeName(fill(words.move, { title: 'x'.repeat(76) })).name).toHaveLength(80);
});

it('is sent with a change, and what is no key is left out', () => {
  const named = changeName(fill(words.move, { title: 'Team' }));
  expect(changeSchema.parse({ ...CHANGE, ...named })).toMatchObject(named);
  for (const nameWords of [{ key: 'no key', params: {} }, 'moves.move', { key: 'a.b', params: { x: [] } }]) {
    const parsed = changeSchema.parse({ ...CHANGE, name: 'Move Team', nameWords });
    expect(parsed.name).toBe('Move Team');
    expect(parsed).not.toHaveProperty('nameWords');
  }
});
