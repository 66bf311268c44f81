import { refusedMessagesMetric } from '#server/orders/paying/refused-messages.ts';
import { paymentDifferencesMetric } from '#server/payment-comparisons/differences-metric.ts';
import type { Metric } from '#server/platform/metrics/metric.ts';

/** What features count, beside what the platform measures of each process. */
export const METRICS: readonly Metric[] = [paymentDifferencesMetric, refusedMessagesMetric];
