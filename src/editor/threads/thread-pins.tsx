import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import { pageThreads } from '#messages/en/interface/page-threads.ts';
import { translate } from '#ui/translate.ts';
import { createOverlayBoxes, OverlayBoxesContext, type FindElements } from '../canvas-ui/overlay-boxes.ts';
import { createOverlayHost } from '../canvas-ui/overlay-host.ts';
import { usePlacedOver } from '../canvas-ui/use-placed-over.ts';
import { sectionElement } from '../grid/measure.ts';
import { useWorkspace } from '../workspace/workspace.ts';
import { choosePart } from './choose-part.ts';
import { aboutPart } from './part-names.ts';
import { PIN_STYLES } from './pin-styles.ts';
import type { ThreadPanelStore } from './thread-panel-state.ts';
import { usePartNames } from './use-part-names.ts';

interface PinnedPart {
  readonly recordId: string;
  readonly open: number;
  readonly unread: number;
}

interface ThreadPinsProps {
  readonly frame: Document;
  readonly store: ThreadPanelStore;
  readonly records: readonly PinnedPart[];
  readonly onOpen: (recordId: string) => Promise<void>;
}

/** A pin at each part of the page that has open comments, and an outline of the part that the panel is about. */
export function ThreadPins({ frame, store, records, onOpen }: ThreadPinsProps) {
  const { page, site, synced } = useWorkspace();
  const [{ host, root }] = useState(() => createOverlayHost(frame, 'porticoPins'));
  const [boxes] = useState(() => createOverlayBoxes(frame));
  const shownRecordId = useStore(store, (state) => state.shownRecordId);
  const isChoosing = useStore(store, (state) => state.isChoosing);
  const [pointedAt, setPointedAt] = useState<string | null>(null);
  useLayoutEffect(() => {
    frame.body.append(host);
    return () => host.remove();
  }, [frame, host]);
  useEffect(() => boxes.watch(), [boxes]);
  useEffect(() => {
    const ends = [page, site, synced].map((each) => each.store.subscribe(boxes.schedule));
    return () => {
      for (const end of ends) end();
    };
  }, [boxes, page, site, synced]);
  useEffect(() => {
    // The page may be drawn smaller than it is.
    const shown = frame.defaultView?.frameElement as HTMLElement | null | undefined;
    const scale = shown == null ? 1 : shown.getBoundingClientRect().width / shown.offsetWidth;
    host.style.setProperty('--zoom', String(Math.min(2, 1 / scale)));
  });
  useEffect(() => {
    if (!isChoosing) return undefined;
    return choosePart(frame, (id) => page.getState().view[id] !== undefined, {
      pointedAt: setPointedAt,
      chosen: (recordId) =>
        store.setState({ isChoosing: false, shownRecordId: recordId, panel: { kind: 'new', recordId } }),
      left: () => store.setState({ isChoosing: false }),
    });
  }, [frame, page, store, isChoosing]);
  const outlined = isChoosing ? pointedAt : shownRecordId;
  return createPortal(
    <OverlayBoxesContext value={boxes}>
      <style>{PIN_STYLES}</style>
      {outlined === null ? null : <Outline key={outlined} recordId={outlined} />}
      {records.length === 0 || isChoosing ? null : <Pins records={records} onOpen={onOpen} />}
    </OverlayBoxesContext>,
    // React can render into a shadow root; its types do not say so.
    // React can render into a shadow root; its types do not say so.
    root as unknown as Element,
  );
}

function Pins({ records, onOpen }: Pick<ThreadPinsProps, 'records' | 'onOpen'>) {
  const names = usePartNames();
  return records.map((part) => (
    <Pin key={part.recordId} part={part} name={aboutPart(names, part.recordId)} onOpen={onOpen} />
  ));
}

interface PinProps {
  readonly part: PinnedPart;
  readonly name: string;
  readonly onOpen: (recordId: string) => Promise<void>;
}

function Pin({ part: { recordId, open, unread }, name, onOpen }: PinProps) {
  const boxRef = usePlacedOverPart(recordId);
  const label = translate(unread > 0 ? pageThreads.pinNew : pageThreads.pin, { part: name, count: open });
  return (
    <div ref={boxRef} className="pinned">
      <button
        type="button"
        className={unread > 0 ? 'pin new' : 'pin'}
        aria-label={label}
        title={label}
        onClick={() => void onOpen(recordId)}
      >
        {open}
      </button>
    </div>
  );
}

function Outline({ recordId }: { readonly recordId: string }) {
  return <div ref={usePlacedOverPart(recordId)} className="outline" aria-hidden="true" />;
}

/** Below this there is no room above a part for its pin, px. */
const LOW_BELOW_PX = 14;

function usePlacedOverPart(recordId: string) {
  const find = useCallback<FindElements>(
    (frame, blockOf) => blockOf(recordId) ?? sectionElement(frame, recordId),
    [recordId],
  );
  return usePlacedOver(find, LOW_BELOW_PX);
}
