import { useState } from 'react';
import { subscriptionScreens as words } from '#messages/en/interface/subscriptions.ts';
import { Button } from '#ui/button.tsx';
import { translate } from '#ui/translate.ts';
import { MovePricesDialog } from './move-prices-dialog.tsx';
import { useEarlierPrices } from './use-subscriptions.ts';

interface MovePricesButtonProps {
  /** Of which alone; absent: of all. */
  readonly kind?: 'membership';
}

/** Opens the way to new prices where somebody pays another one; nothing otherwise (MEMB-56). */
export function MovePricesButton({ kind }: MovePricesButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const all = useEarlierPrices().data?.prices ?? [];
  const prices = kind === undefined ? all : all.filter((each) => each.kind === kind);
  return (
    <>
      {prices.length === 0 && !isOpen ? null : (
        <Button onPress={() => setOpen(true)}>{translate(words.movePricesOpen)}</Button>
      )}
      {isOpen ? <MovePricesDialog prices={prices} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
