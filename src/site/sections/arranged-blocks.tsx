import { Fragment, type CSSProperties, type ReactNode } from 'react';
import type { ArrangedBlock, ArrangedElement } from '#site/arrangement/arranged-section.ts';

interface ArrangedBlocksProps {
  readonly elements: readonly ArrangedElement[];
  readonly renderBlock: (arranged: ArrangedBlock) => ReactNode;
}

/** Blocks in the groups of their arrangement. */
export function ArrangedBlocks({ elements, renderBlock }: ArrangedBlocksProps): ReactNode {
  return elements.map((element, index) =>
    element.kind === 'block' ? (
      <Fragment key={element.id}>{renderBlock(element)}</Fragment>
    ) : (
      <div key={`group ${index}`} className="portico-group" style={element.style as CSSProperties}>
        <ArrangedBlocks elements={element.children} renderBlock={renderBlock} />
      </div>
    ),
  );
}
