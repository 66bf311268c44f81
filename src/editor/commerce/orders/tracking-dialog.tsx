import { useState } from 'react';
import { trackParcel, type Order, type OrderParcel } from '#contract/orders.ts';
import { orders as words } from '#messages/en/interface/orders.ts';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';
import { localDay } from './local-day.ts';
import { OrderDialog } from './order-dialog.tsx';
import { isTracking, TrackingFields } from './tracking-fields.tsx';

interface TrackingDialogProps {
  readonly order: Order;
  readonly parcel: OrderParcel;
  readonly onClose: () => void;
}

/** Adds or changes how a parcel is followed and when it was sent; one more mail tells the buyer (ORD-101). */
export function TrackingDialog({ order, parcel, onClose }: TrackingDialogProps) {
  const { carrier, tracking, url } = parcel;
  const day = parcel.day ?? localDay(new Date(parcel.at));
  const [draft, setDraft] = useState({ day, carrier, tracking, url, isMailed: true });
  const [isTried, setTried] = useState(false);
  const send = () => {
    setTried(true);
    if (!isTracking(draft)) return null;
    const params = { orderId: order.id, parcelId: parcel.id };
    return callEndpoint(trackParcel, { params, body: { version: order.version, ...draft } });
  };
  return (
    <OrderDialog
      title={translate(words.editTracking)}
      action={translate(words.editTracking)}
      onClose={onClose}
      send={send}
    >
      <TrackingFields draft={draft} isTried={isTried} onChange={setDraft} />
    </OrderDialog>
  );
}
