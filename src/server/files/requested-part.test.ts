import { expect, it } from 'vitest';
import { requestedPart } from './requested-part.ts';

it.each([
  [undefined, null],
  ['bytes=0-99', { start: 0, end: 99 }],
  ['bytes=900-', { start: 900, end: 999 }],
  ['bytes=-100', { start: 900, end: 999 }],
  ['bytes=-5000', { start: 0, end: 999 }],
  ['bytes=0-5000', { start: 0, end: 999 }],
  ['bytes=1000-', 'none'],
  ['bytes=-0', 'none'],
  ['bytes=9-3', null],
  ['bytes=0-1,5-6', null],
  ['lines=1-2', null],
  ['bytes=-', null],
])('of 1000 bytes, %s asks for %j', (header, part) => {
  expect(requestedPart(header, 1000)).toEqual(part);
});
