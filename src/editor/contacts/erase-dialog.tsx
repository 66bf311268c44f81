import type { PersonalPart } from '#contract/contact-privacy.ts';
import { contactPrivacy } from '#messages/en/interface/contact-privacy.ts';
import type { Message } from '#messages/message.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { translate } from '#ui/translate.ts';
import styles from './contacts.module.css';

const PART_NAMES: Readonly<Record<string, Message>> = {
  memberships: contactPrivacy.memberships,
  consents: contactPrivacy.consents,
  submissions: contactPrivacy.submissions,
  comments: contactPrivacy.comments,
  orders: contactPrivacy.orders,
  requests: contactPrivacy.requests,
  mails: contactPrivacy.mails,
  'product reviews': contactPrivacy.productReviews,
  carts: contactPrivacy.carts,
  'back in stock': contactPrivacy.backInStock,
  discounts: contactPrivacy.discounts,
  checkouts: contactPrivacy.checkouts,
  'abandoned carts': contactPrivacy.abandoned,
  'payment methods': contactPrivacy.paymentMethods,
  'gift cards': contactPrivacy.giftCards,
  subscriptions: contactPrivacy.subscriptions,
  'mail opt-outs': contactPrivacy.optOuts,
  contact: contactPrivacy.contact,
};

interface EraseDialogProps {
  readonly name: string;
  readonly parts: readonly PersonalPart[];
  readonly onClose: () => void;
  readonly onErase: () => Promise<void>;
}

const FATES: Readonly<Record<PersonalPart['fate'], Message>> = {
  gone: contactPrivacy.gone,
  anonymous: contactPrivacy.anonymous,
  receipt: contactPrivacy.receipt,
};

/** What becomes of a part, in words of its own where more happens than its fate tells (ORD-153). */
function fateOf({ name, fate }: PersonalPart): Message {
  return name === 'subscriptions' ? contactPrivacy.subscriptionsEnd : FATES[fate];
}

/** Asks before a person is erased, and shows what goes and what stays of what there is (CRM-24). */
export function EraseDialog({ name, parts, onClose, onErase }: EraseDialogProps) {
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={translate(contactPrivacy.eraseTitle, { name })}
      confirmLabel={translate(contactPrivacy.eraseNow)}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      onConfirm={onErase}
    >
      <p>{translate(contactPrivacy.eraseText)}</p>
      <ul className={styles['plainList']}>
        {parts
          .filter(({ count }) => count > 0)
          .map((part) => (
            <li key={part.name}>
              {translate(PART_NAMES[part.name] ?? contactPrivacy.other)} ({part.count}):{' '}
              {translate(fateOf(part))}
            </li>
          ))}
      </ul>
    </ConfirmDialog>
  );
}
