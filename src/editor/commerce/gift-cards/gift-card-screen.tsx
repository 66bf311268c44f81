import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import type { GiftCard } from '#contract/gift-cards.ts';
import { isId, type Id } from '#lib/id.ts';
import { giftCardScreens as words } from '#messages/en/interface/gift-card-screens.ts';
import { orders } from '#messages/en/interface/orders.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { translate } from '#ui/translate.ts';
import { ApiError } from '../../api/api-error.ts';
import { LoadFailure } from '../../panel/load-failure.tsx';
import { PanelActions } from '../../panel/panel-actions.tsx';
import { Panel } from '../../panel/panel.tsx';
import { moneyOf, shownLast4 } from '../orders/order-words.ts';
import { AdjustDialog } from './adjust-dialog.tsx';
import { GiftCardDetails } from './gift-card-details.tsx';
import { GiftCardEntries } from './gift-card-entries.tsx';
import { GIFT_CARD_STATE_NAMES } from './gift-card-words.ts';
import { ReplaceDialog } from './replace-dialog.tsx';
import { SendDialog } from './send-dialog.tsx';
import { useGiftCard } from './use-gift-cards.ts';
import styles from '../orders/orders.module.css';

const back = () => ({ to: '/commerce/gift-cards', label: translate(words.title) });

/** The gift card of the address, or that there is none. */
export function GiftCardScreen() {
  const { giftCardId = '' } = useParams();
  return isId<'gift-card'>(giftCardId) ? (
    <OneGiftCard key={giftCardId} giftCardId={giftCardId} />
  ) : (
    <NoGiftCard />
  );
}

function NoGiftCard() {
  return (
    <Panel isWide title={translate(words.card)} back={back()}>
      <EmptyState title={translate(words.notFound)} />
    </Panel>
  );
}

function OneGiftCard({ giftCardId }: { readonly giftCardId: Id<'gift-card'> }) {
  const found = useGiftCard(giftCardId);
  if (found.data !== undefined) return <LoadedGiftCard card={found.data} />;
  if (found.error instanceof ApiError && found.error.status === 404) return <NoGiftCard />;
  return (
    <Panel isWide title={translate(words.card)} back={back()}>
      {found.isError ? (
        <LoadFailure retry={() => void found.refetch()} />
      ) : (
        <Spinner label={translate(words.loading)} size="large" />
      )}
    </Panel>
  );
}

/** What is left on a card, whom it is for and all that was moved; it is adjusted, sent and given another code from here (ORD-121, ORD-122). */
function LoadedGiftCard({ card }: { readonly card: GiftCard }) {
  const navigate = useNavigate();
  const [open, setOpen] = useState<'adjust' | 'send' | 'replace' | null>(null);
  const close = () => setOpen(null);
  const isHeld = card.state === 'active' || card.state === 'usedUp';
  const canBeSent = card.state === 'active' && card.recipientEmail !== '';
  return (
    <Panel
      isWide
      title={translate(words.cardTitle, { last4: shownLast4(card.last4) })}
      back={back()}
      actions={
        <PanelActions
          actions={[
            ...(canBeSent
              ? [
                  { id: 'replace', label: translate(words.replace), onPress: () => setOpen('replace') },
                  { id: 'send', label: translate(words.send), onPress: () => setOpen('send') },
                ]
              : []),
            ...(isHeld
              ? [
                  {
                    id: 'adjust',
                    label: translate(words.adjust),
                    isPrimary: true,
                    onPress: () => setOpen('adjust'),
                  },
                ]
              : []),
          ]}
        />
      }
    >
      <div className={styles['screen']}>
        <p className={styles['chips']}>
          <span className={styles['chip']}>{translate(GIFT_CARD_STATE_NAMES[card.state])}</span>
          {card.isTest ? <span className={styles['chip']}>{translate(orders.test)}</span> : null}
          <strong>{moneyOf(card.balance, card.currency)}</strong>
        </p>
        <div className={styles['columns']}>
          <div className={styles['column']}>
            <GiftCardDetails card={card} />
          </div>
          <div className={styles['column']}>
            <GiftCardEntries card={card} />
          </div>
        </div>
      </div>
      {open === 'adjust' ? <AdjustDialog card={card} onClose={close} /> : null}
      {open === 'send' ? <SendDialog card={card} onClose={close} /> : null}
      {open === 'replace' ? (
        <ReplaceDialog
          card={card}
          onClose={close}
          onReplaced={(id) => void navigate(`/commerce/gift-cards/${id}`)}
        />
      ) : null}
    </Panel>
  );
}
