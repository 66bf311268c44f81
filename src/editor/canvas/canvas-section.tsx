import { memo, useLayoutEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import type { BlockContext } from '#blocks/define-block.ts';
import type { JsonValue } from '#lib/json.ts';
import type { DocumentRecords } from '#domain/documents/record.ts';
import type { BlockFlow, BlockHeight, VerticalAlign } from '#domain/arrangement/placed-block.ts';
import { hiddenOnSchema } from '#domain/pages/hidden-on.ts';
import type { GridBox } from '#domain/arrangement/grid-box.ts';
import { blockFlow } from '#site/blocks/block-flow.ts';
import { blockHeight } from '#site/blocks/block-height.ts';
import { arrangeSection, type ArrangedSection } from '#site/arrangement/arranged-section.ts';
import { SectionFrame } from '#site/sections/section-frame.tsx';
import type { DocumentState } from '../documents/document-state.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { parsedBlock, parsedSection } from '../documents/parsed-record.ts';
import { useRecord } from '../documents/use-document-state.ts';
import { CanvasBlock } from './canvas-block.tsx';
import { useSectionDesign } from './use-section-design.ts';
import { useEditState } from '../workspace/use-edit-state.ts';
import { useBlockElements } from './use-block-elements.ts';

export interface CanvasSectionProps {
  readonly store: DocumentStore;
  readonly sectionId: string;
  readonly blockIds: readonly string[];
  readonly context: BlockContext;
  readonly isEditable: boolean;
  readonly isFirst: boolean;
  /** Its blocks are edited elsewhere: here they can be neither pointed at nor focused. */
  readonly isInert?: boolean;
}

/** A section with its blocks. */
export const CanvasSection = memo(function CanvasSection(props: CanvasSectionProps) {
  const { store, sectionId, blockIds, context, isEditable, isFirst, isInert = false } = props;
  const section = parsedSection(useRecord(store, sectionId));
  const arranged = useArrangement(store, blockIds, section?.width === 'full');
  const design = useSectionDesign(section);
  const { grid, elementOf } = useBlockElements(arranged);
  const isThere = section !== null;
  useLayoutEffect(() => {
    if (isThere) grid.current?.toggleAttribute('inert', isInert);
  }, [grid, isInert, isThere]);
  if (section === null) return null;
  return (
    <SectionFrame section={section} design={design} isCanvas isFirst={isFirst} gridRef={grid}>
      {blockIds.map((id) => (
        <CanvasBlock
          key={id}
          element={elementOf(id)}
          store={store}
          blockId={id}
          context={context}
          isEditable={isEditable}
        />
      ))}
    </SectionFrame>
  );
});

/** The arrangement of a section; computed again only when a box of it changed, not when a text did. */
function useArrangement(
  store: DocumentStore,
  blockIds: readonly string[],
  isFullWidth: boolean,
): ArrangedSection {
  // Editors see hidden blocks; readers see what visitors see.
  const isEditing = useEditState((state) => state.editingState !== 'NOT_EDITING');
  const selectLayout = useMemo(() => layoutOf(blockIds), [blockIds]);
  const layout = useStore(store.store, useShallow(selectLayout));
  return useMemo(
    () =>
      arrangeSection(
        blockIds.map((id, index) => ({
          id,
          desktop: layout[index * VALUES] as GridBox,
          mobile: (layout[index * VALUES + 1] ?? null) as GridBox | null,
          height: layout[index * VALUES + 2] as BlockHeight,
          verticalAlign: (layout[index * VALUES + 4] ?? undefined) as VerticalAlign | undefined,
          flow: (layout[index * VALUES + 5] ?? null) as BlockFlow | null,
          hiddenOn: isEditing ? [] : hiddenOnSchema.parse(layout[index * VALUES + 3]),
        })),
        ({ height }) => height,
        { isFullWidth, flowOf: ({ flow }) => flow },
      ),
    [layout, blockIds, isFullWidth, isEditing],
  );
}

/** The values that the arrangement depends on: so many for each block. */
const VALUES = 6;

/** Selects the values that the arrangement depends on, once for each state of the document. */
function layoutOf(blockIds: readonly string[]): (state: DocumentState) => readonly (JsonValue | undefined)[] {
  let latest: { readonly view: DocumentRecords; readonly layout: readonly (JsonValue | undefined)[] } | null =
    null;
  return ({ view }) => {
    if (latest?.view === view) return latest.layout;
    const layout = blockIds.flatMap((id) => {
      const block = parsedBlock(view[id]);
      return [
        view[id]?.['desktop'],
        view[id]?.['mobile'],
        block === null ? 'text' : blockHeight(block),
        view[id]?.['hiddenOn'],
        block?.verticalAlign,
        block === null ? null : blockFlow(block),
      ];
    });
    latest = { view, layout };
    return layout;
  };
}
