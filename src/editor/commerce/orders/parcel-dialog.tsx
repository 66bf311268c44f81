import { useState } from 'react';
import { fulfilOrder, type Order } from '#contract/orders.ts';
import { orders as words } from '#messages/en/interface/orders.ts';
import { NumberField } from '#ui/number-field.tsx';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';
import { OrderDialog } from './order-dialog.tsx';
import { isTrackingUrl, TrackingFields } from './tracking-fields.tsx';
import styles from './orders.module.css';

/** Sends any pieces of any lines as one parcel; at first all that are left (ORD-101). */
export function ParcelDialog({ order, onClose }: { readonly order: Order; readonly onClose: () => void }) {
  const lines = order.lines
    .map((line) => ({ ...line, left: line.pieces - line.fulfilled }))
    .filter(({ left }) => left > 0);
  const [pieces, setPieces] = useState<Readonly<Record<string, number>>>(
    Object.fromEntries(lines.map(({ id, left }) => [id, left])),
  );
  const [draft, setDraft] = useState({ carrier: '', tracking: '', url: '', isMailed: true });
  const [isTried, setTried] = useState(false);
  const chosen = lines.flatMap(({ id, left }) => {
    const count = Math.min(pieces[id] ?? 0, left);
    return count > 0 ? [{ lineId: id, pieces: count }] : [];
  });
  const send = () => {
    setTried(true);
    if (chosen.length === 0 || !isTrackingUrl(draft.url)) return null;
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
      {lines.map(({ id, title, optionText, left }) => (
        <NumberField
          key={id}
          label={translate(words.piecesOf, { title: optionText === '' ? title : `${title}, ${optionText}` })}
          unit={translate(words.ofLeft, { left: String(left) })}
          minValue={0}
          maxValue={left}
          value={pieces[id] ?? 0}
          onChange={(count) => setPieces({ ...pieces, [id]: Number.isNaN(count) ? 0 : count })}
        />
      ))}
      {isTried && chosen.length === 0 ? (
        <p role="alert" className={styles['text']}>
          {translate(words.piecesWrong)}
        </p>
      ) : null}
      <TrackingFields draft={draft} isTried={isTried} onChange={setDraft} />
    </OrderDialog>
  );
}
