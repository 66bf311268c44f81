/** How an order goes to its buyer, as it was chosen. */
export interface OrderDelivery {
  readonly name: string;
  readonly isPickup: boolean;
  /** Where, when and how it is fetched (ORD-61); absent of what is sent, and of orders from before. */
  readonly pickupNote?: string | undefined;
}

/** What an order keeps of the option that was chosen for it: changing the option changes no order. */
export function orderDelivery({
  name,
  description,
  estimate,
  isPickup,
}: {
  readonly name: string;
  readonly description: string;
  readonly estimate: string;
  readonly isPickup: boolean;
}): OrderDelivery {
  const pickupNote = [estimate, description].filter((text) => text !== '').join('\n');
  return { name, isPickup, ...(isPickup && pickupNote !== '' ? { pickupNote } : {}) };
}
