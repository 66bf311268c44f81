import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { EVENT_TYPES } from './event-types.ts';
import { expect, it } from 'vitest';
import { EVENT_CONSUMERS } from './event-consumers.ts';
import { JOBS } from './jobs.ts';

/** Names are kept in databases: whoever changes one loses what waits under it. */
it('names every job and every consumer of events once', () => {
  expect(JOBS.map(({ name }) => name).toSorted()).toEqual([
    'change-members',
    'chase-payments',
    'compare-payments',
    'contact-run',
    'deliver-gift-cards',
    'derive-image',
    'end-subscription',
    'erase-contact',
    'erase-inactive',
    'erase-unconfirmed',
    'expire-gift-cards',
    'fill-contact-traits',
    'fill-contacts',
    'follow-payment-message',
    'import-wordpress',
    'mail',
    'mail-review-requests',
    'move-to-price',
    'publish-scheduled',
    'purge-import-files',
    'purge-sites',
    'purge-trash',
    'refresh-comments',
    'remind-of-data-requests',
    'remind-of-renewals',
    'remove-expired',
    'remove-old-carts',
    'remove-old-checkouts',
    'remove-old-events',
    'remove-old-mails',
    'remove-payment-customers',
    'renew-subscriptions',
    'resume-imports',
    'seal-captcha-secrets',
    'send-comment-notices',
    'table-import',
    'tell-waiting',
    'tidy-contacts',
    'tidy-members',
    'tidy-orders',
    'tidy-table-imports',
    'trim-sites',
  ]);
  expect(EVENT_CONSUMERS.map(({ name }) => name)).toEqual([
    'remove-released-content',
    'mail-submissions',
    'mail-subscribers',
    'mail-account-owners',
    'keep-activity',
    'remove-form-origins',
    'remove-consent-origins',
    'remove-member-network-addresses',
    'refresh-availability',
    'mail-orders',
    'note-refused-mail',
    'note-recovered-carts',
    'issue-gift-cards',
    'mail-donations',
    'mail-subscription-moves',
    'follow-charges',
    'ask-for-reviews',
    'mail-low-stock',
    'remove-order-network-addresses',
    'follow-payments-of-members',
    'end-subscriptions-of-members',
  ]);
});

it('lists every type of event under its name', () => {
  for (const [type, event] of Object.entries(EVENT_TYPES)) expect(event.type).toBe(type);
  const folder = fileURLToPath(new URL('.', import.meta.url));
  const defined = globSync('**/*.ts', { cwd: folder })
    .filter((file) => !/\.test\.ts$|^platform\/events\//.test(file))
    .flatMap((file) => [
      ...readFileSync(path.join(folder, file), 'utf8').matchAll(/defineEvent\(\{\s*type: '([^']+)'/g),
    ])
    .map(([, type]) => type);
  expect(new Set(defined)).toEqual(new Set(Object.keys(EVENT_TYPES)));
  expect(defined).toHaveLength(Object.keys(EVENT_TYPES).length);
});
