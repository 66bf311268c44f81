import { ORDER_LIMITS } from '#domain/orders/order-limits.ts';
import { orderDrafts as words } from '#messages/en/interface/order-drafts.ts';
import { TextField } from '#ui/text-field.tsx';
import { translate } from '#ui/translate.ts';

interface BuyerFieldsProps {
  readonly email: string;
  readonly phone: string;
  /** Whether an order may go without an email. */
  readonly isEmailOptional: boolean;
  /** Whether the email is said to be wrong. */
  readonly isEmailWrong: boolean;
  readonly onEmail: (email: string) => void;
  readonly onPhone: (phone: string) => void;
}

/** How the buyer of an order that is written or edited by hand is reached (ORD-100, ORD-105). */
export function BuyerFields(props: BuyerFieldsProps) {
  return (
    <>
      <TextField
        label={translate(words.email)}
        description={props.isEmailOptional ? translate(words.emailText) : undefined}
        type="email"
        value={props.email}
        maxLength={ORDER_LIMITS.email}
        errorMessage={props.isEmailWrong ? translate(words.emailWrong) : undefined}
        onChange={props.onEmail}
      />
      <TextField
        label={translate(words.phone)}
        type="tel"
        isOptional
        value={props.phone}
        maxLength={ORDER_LIMITS.addressLine}
        onChange={props.onPhone}
      />
    </>
  );
}
