import { memo, useMemo } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import type { BlockContext } from '#blocks/define-block.ts';
import type { JsonValue } from '#lib/json.ts';
import type { DocumentRecords } from '#domain/documents/record.ts';
import type { GridBox } from '#domain/pages/grid-box.ts';
import { arrangeForMobile } from '#domain/pages/mobile-arrangement.ts';
import { SectionFrame } from '#site/sections/section-frame.tsx';
import type { DocumentState } from '../document/document-state.ts';
import type { DocumentStore } from '../document/document-store.ts';
import { parsedSection } from '../document/parsed-record.ts';
import { useRecord } from '../document/use-document-state.ts';
import { useLayoutIds } from '../document/use-layout-ids.ts';
import { CanvasBlock } from './canvas-block.tsx';
import { useSettledOrder } from './use-settled-order.ts';

interface CanvasLayoutProps {
  readonly store: DocumentStore;
  readonly context: BlockContext;
  readonly isEditable: boolean;
  /** Whether its first section is the first of the page. */
  readonly isTop: boolean;
}

/** The sections of a page or of the footer with their blocks. */
export function CanvasLayout({ store, context, isEditable, isTop }: CanvasLayoutProps) {
  const { sectionIds, blockIds } = useLayoutIds(store);
  return sectionIds.map((id, index) => (
    <CanvasSection
      key={id}
      store={store}
      sectionId={id}
      blockIds={blockIds[id] ?? NO_IDS}
      context={context}
      isEditable={isEditable}
      isFirst={isTop && index === 0}
    />
  ));
}

const NO_IDS: readonly string[] = [];

interface CanvasSectionProps {
  readonly store: DocumentStore;
  readonly sectionId: string;
  readonly blockIds: readonly string[];
  readonly context: BlockContext;
  readonly isEditable: boolean;
  readonly isFirst: boolean;
}

const CanvasSection = memo(function CanvasSection(props: CanvasSectionProps) {
  const { store, sectionId, blockIds, context, isEditable, isFirst } = props;
  const section = parsedSection(useRecord(store, sectionId));
  const places = useMobilePlaces(store, blockIds);
  const shownIds = useSettledOrder(blockIds);
  if (section === null) return null;
  return (
    <SectionFrame section={section} isFirst={isFirst}>
      {shownIds.map((id) => {
        const place = places.get(id);
        return place === undefined ? null : (
          <CanvasBlock
            key={id}
            store={store}
            blockId={id}
            context={context}
            isEditable={isEditable}
            mobileX={place.x}
            mobileY={place.y}
            mobileW={place.w}
            mobileH={place.h}
          />
        );
      })}
    </SectionFrame>
  );
});

/** Places on phones; computed again only when a box of the section changed, not when a text did. */
function useMobilePlaces(store: DocumentStore, blockIds: readonly string[]): ReadonlyMap<string, GridBox> {
  const selectBoxes = useMemo(() => boxesIn(blockIds), [blockIds]);
  const boxes = useStore(store.store, useShallow(selectBoxes));
  return useMemo(
    () =>
      arrangeForMobile(
        blockIds.map((id, index) => ({
          id,
          desktop: boxes[index * 2] as unknown as GridBox,
          mobile: (boxes[index * 2 + 1] ?? null) as unknown as GridBox | null,
        })),
      ),
    [boxes, blockIds],
  );
}

/** Selects the boxes of blocks, for desktops and phones in turn; looks at each state of the document once. */
function boxesIn(blockIds: readonly string[]): (state: DocumentState) => readonly (JsonValue | undefined)[] {
  let latest: { readonly view: DocumentRecords; readonly boxes: readonly (JsonValue | undefined)[] } | null =
    null;
  return ({ view }) => {
    if (latest?.view === view) return latest.boxes;
    const boxes = blockIds.flatMap((id) => [view[id]?.['desktop'], view[id]?.['mobile']]);
    latest = { view, boxes };
    return boxes;
  };
}
