import { replaceGiftCard, type GiftCard } from '#contract/gift-cards.ts';
import type { Id } from '#lib/id.ts';
import { giftCardScreens as words } from '#messages/en/interface/gift-card-screens.ts';
import { showToast } from '#ui/show-toast.ts';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';
import { OrderDialog } from '../orders/order-dialog.tsx';
import { shownLast4 } from '../orders/order-words.ts';
import styles from '../orders/orders.module.css';

interface ReplaceDialogProps {
  readonly card: GiftCard;
  readonly onClose: () => void;
  /** Of the card with the new code. */
  readonly onReplaced: (id: Id<'gift-card'>) => void;
}

/** Gives what is left on a card another code; the old one ends (ORD-122). */
export function ReplaceDialog({ card, onClose, onReplaced }: ReplaceDialogProps) {
  const { id: giftCardId, version, recipientEmail, last4, deliveredAt } = card;
  const email = `\u2066${recipientEmail}\u2069`;
  return (
    <OrderDialog
      title={translate(words.replaceTitle)}
      action={translate(words.replace)}
      isDanger
      onClose={onClose}
      send={async () => {
        const { id } = await callEndpoint(replaceGiftCard, { params: { giftCardId }, body: { version } });
        if (deliveredAt !== null) showToast(translate(words.wasReplaced, { email }));
        onReplaced(id);
      }}
    >
      <p className={styles['text']}>
        {translate(deliveredAt === null ? words.replaceLaterText : words.replaceText, {
          last4: shownLast4(last4),
          email,
        })}
      </p>
    </OrderDialog>
  );
}
