import { useState } from 'react';
import { fulfilOrder, type Order } from '#contract/orders.ts';
import { orders as words } from '#messages/en/interface/orders.ts';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';
import { localDay } from './local-day.ts';
import { OrderDialog } from './order-dialog.tsx';
import { chosenLines, PiecesFields, type ChosenPieces } from './pieces-fields.tsx';
import { isTracking, TrackingFields } from './tracking-fields.tsx';
import styles from './orders.module.css';

/** Sends any pieces of any lines as one parcel; at first all that are left (ORD-101). */
export function ParcelDialog({ order, onClose }: { readonly order: Order; readonly onClose: () => void }) {
  const lines = order.lines
    .map((line) => ({ ...line, left: line.pieces - line.fulfilled - line.canceled }))
    .filter(({ left }) => left > 0);
  const [pieces, setPieces] = useState<ChosenPieces>(
    Object.fromEntries(lines.map(({ id, left }) => [id, left])),
  );
  const [draft, setDraft] = useState(() => ({
    day: localDay(new Date()),
    carrier: '',
    tracking: '',
    url: '',
    isMailed: true,
  }));
  const [isTried, setTried] = useState(false);
  const chosen = chosenLines(lines, pieces);
  const send = () => {
    setTried(true);
    if (chosen.length === 0 || !isTracking(draft)) return null;
    const body = { version: order.version, lines: chosen, ...draft };
    return callEndpoint(fulfilOrder, { params: { orderId: order.id }, body });
  };
  return (
    <OrderDialog
      title={translate(words.fulfilTitle)}
      action={translate(words.fulfil)}
      onClose={onClose}
      send={send}
    >
      <PiecesFields lines={lines} pieces={pieces} onChange={setPieces} />
      {isTried && chosen.length === 0 ? (
        <p role="alert" className={styles['text']}>
          {translate(words.piecesWrong)}
        </p>
      ) : null}
      <TrackingFields draft={draft} isTried={isTried} onChange={setDraft} />
    </OrderDialog>
  );
}
