/** What a buyer answered to a field of the owner's, under its id and title of that moment (ORD-22). */
export type OrderField = {
  readonly id: string;
  readonly title: string;
  readonly answer: string;
  /** Whether the owner wants it in the mails about the order. */
  readonly isInMails: boolean;
};

/** As an order keeps it: texts beyond are refused (ORD-22). */
export const MAX_ORDER_FIELD_LENGTH = 10_000;
