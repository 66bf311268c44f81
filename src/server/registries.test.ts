import { expect, it } from 'vitest';
import { EVENT_CONSUMERS } from './event-consumers.ts';
import { JOBS } from './jobs.ts';

/** Names are kept in databases: whoever changes one loses what waits under it. */
it('names every job and every consumer of events once', () => {
  expect(JOBS.map(({ name }) => name).toSorted()).toEqual([
    'derive-image',
    'erase-unconfirmed',
    'import-wordpress',
    'mail',
    'publish-scheduled',
    'purge-import-files',
    'purge-sites',
    'purge-trash',
    'remove-old-events',
    'remove-old-mails',
    'resume-imports',
    'seal-captcha-secrets',
    'trim-sites',
  ]);
  expect(EVENT_CONSUMERS.map(({ name }) => name)).toEqual(['remove-released-content']);
});
