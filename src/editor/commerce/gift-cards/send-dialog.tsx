import { sendGiftCard, type GiftCard } from '#contract/gift-cards.ts';
import { giftCardScreens as words } from '#messages/en/interface/gift-card-screens.ts';
import { showToast } from '#ui/show-toast.ts';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';
import { OrderDialog } from '../orders/order-dialog.tsx';
import styles from '../orders/orders.module.css';

interface SendDialogProps {
  readonly card: GiftCard;
  readonly onClose: () => void;
}

/** Mails a card with its code once more (ORD-122). */
export function SendDialog({ card, onClose }: SendDialogProps) {
  const { id: giftCardId, recipientEmail } = card;
  const email = `\u2066${recipientEmail}\u2069`;
  return (
    <OrderDialog
      title={translate(words.sendTitle)}
      action={translate(words.send)}
      onClose={onClose}
      send={async () => {
        await callEndpoint(sendGiftCard, { params: { giftCardId } });
        showToast(translate(words.wasSent, { email }));
      }}
    >
      <p className={styles['text']}>{translate(words.sendText, { email })}</p>
    </OrderDialog>
  );
}
