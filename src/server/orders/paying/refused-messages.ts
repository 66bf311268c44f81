import type { Metric } from '#server/platform/metrics/metric.ts';

let refused = 0;

/** A message to the webhook of a provider that was not genuine, or too old: nothing of it is kept but that it came (ORD-78). */
export function countRefusedMessage(): void {
  refused += 1;
}

/** Many of them say that a key was changed at a provider and not here, or that somebody tries to forge payments (ORD-78). */
export const refusedMessagesMetric: Metric = {
  name: 'portico_payment_messages_refused',
  help: 'Messages of payment providers to this process since its start that were not genuine, or too old.',
  read: async () => refused,
};
