import { useState } from 'react';
import { trackParcel, type Order, type OrderParcel } from '#contract/orders.ts';
import { orders as words } from '#messages/en/interface/orders.ts';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';
import { OrderDialog } from './order-dialog.tsx';
import { isTrackingUrl, TrackingFields } from './tracking-fields.tsx';

interface TrackingDialogProps {
  readonly order: Order;
  readonly parcel: OrderParcel;
  readonly onClose: () => void;
}

/** Adds or changes how a parcel is followed; one more mail tells the buyer (ORD-101). */
export function TrackingDialog({ order, parcel, onClose }: TrackingDialogProps) {
  const { carrier, tracking, url } = parcel;
  const [draft, setDraft] = useState({ carrier, tracking, url, isMailed: true });
  const [isTried, setTried] = useState(false);
  const send = () => {
    setTried(true);
    if (!isTrackingUrl(draft.url)) return null;
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
