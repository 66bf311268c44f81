import { expect, it } from 'vitest';
import { translateEnglish } from '#messages/translator.ts';
import { nextUploadState, WAITING, type UploadEvent, type UploadState } from './upload-state.ts';

function after(...events: readonly UploadEvent[]): UploadState {
  return events.reduce(nextUploadState, WAITING);
}

const STARTED = { type: 'started' } as const;
const SENT = { type: 'sent' } as const;

it.each([
  ['a broken connection on the way', [STARTED, { type: 'broken' }], 'File upload failed to complete'],
  [
    'a broken connection while the server works',
    [STARTED, SENT, { type: 'broken' }],
    'File processing failed to complete',
  ],
  ['a cancel while the server works', [STARTED, SENT, { type: 'cancelled' }], 'File processing cancelled'],
  [
    'a refusal without words',
    [STARTED, { type: 'refused', message: '', reason: '' }],
    'There was a problem while uploading your file.',
  ],
  [
    'a refusal of the picture',
    [STARTED, SENT, { type: 'refused', message: 'File processing failed', reason: 'damaged' }],
    'File processing failed',
  ],
] as const)(
  'has its own message for %s [LINK-72] [LINK-74] [EDIT-145] [EDIT-146] [EDIT-147] [EDIT-148] [EDIT-150]',
  (_what, events, message) => {
    const state = after(...events);
    const said = 'message' in state ? state.message : '';
    expect(typeof said === 'string' ? said : translateEnglish(said)).toBe(message);
  },
);

it('tells how far the bytes are and ends with the file', () => {
  expect(after(STARTED, { type: 'progressed', loaded: 5, total: 10 })).toEqual({
    status: 'uploading',
    loaded: 5,
    total: 10,
  });
  expect(after(STARTED, SENT, { type: 'stored' })).toEqual({ status: 'done' });
});

it('does not change what is over, but can be tried again', () => {
  expect(after(STARTED, SENT, { type: 'stored' }, { type: 'cancelled' })).toEqual({ status: 'done' });
  expect(after(STARTED, { type: 'cancelled' }, { type: 'stored' }).status).toBe('cancelled');
  expect(after(STARTED, { type: 'broken' }, { type: 'retried' })).toEqual({ status: 'waiting' });
});
