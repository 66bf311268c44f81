import type { Metric } from '#server/platform/metrics/metric.ts';
import { countOpenDifferences } from './queries.ts';

/** 0 where all money here is that of the providers (ORD-168). */
export const paymentDifferencesMetric: Metric = {
  name: 'portico_payment_differences',
  help: 'Payments and refunds that differ from their provider, and that nobody has dealt with.',
  read: ({ db }) => countOpenDifferences(db),
};
