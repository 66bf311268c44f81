import { passwordChanged } from '#server/accounts/password-changed.ts';
import { secondFactorChanged } from '#server/accounts/second-factor/second-factor-changed.ts';
import { contentReleased } from '#server/files/content-released.ts';
import { submissionReceived } from '#server/forms/submission-received.ts';
import { subscriptionAsked } from '#server/mailing-lists/subscription-asked.ts';

/** All types of events, each with the schema of its params. */
export const EVENT_TYPES = {
  'content-released': contentReleased,
  'password-changed': passwordChanged,
  'second-factor-changed': secondFactorChanged,
  'submission-received': submissionReceived,
  'subscription-asked': subscriptionAsked,
} as const;
