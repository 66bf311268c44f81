import type { OrderDelivery } from './order-delivery.ts';
import type { OrderState } from './order-states.ts';

/** Whether pieces of an order are still to be fetched by its buyer (ORD-61); mails with gift cards nobody fetches. */
export function hasToBeFetched({
  state,
  deliveryOption,
  lines,
}: {
  readonly state: OrderState;
  readonly deliveryOption: OrderDelivery | null;
  readonly lines: readonly {
    readonly pieces: number;
    readonly fulfilled: number;
    readonly canceled: number;
  }[];
}): boolean {
  const isOpen = state === 'received' || state === 'pending' || state === 'partlyFulfilled';
  const isLeft = lines.some(({ pieces, fulfilled, canceled }) => fulfilled + canceled < pieces);
  return isOpen && isLeft && deliveryOption?.isPickup === true;
}
