/** A refund is asked for, then the money is on its way back or it is not, which may be known days later (ORD-81). */
export const REFUND_STATUSES = ['pending', 'succeeded', 'failed'] as const;
export type RefundStatus = (typeof REFUND_STATUSES)[number];
