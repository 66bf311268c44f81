import type { CSSProperties, ReactNode } from 'react';
import type { BlockRecord } from '#domain/pages/block-record.ts';
import { DESKTOP_COLUMNS, fitIntoColumns, MOBILE_COLUMNS, type GridBox } from '#domain/pages/grid-box.ts';

interface BlockFrameProps {
  readonly block: Pick<BlockRecord, 'id' | 'blockType' | 'desktop'>;
  /** Where it sits on phones: from `arrangeForMobile` of its section. */
  readonly mobileBox: GridBox;
  readonly children: ReactNode;
}

/** The place of a block on the grid of its section: `--d` on desktops, `--m` on phones. */
export function BlockFrame({ block, mobileBox, children }: BlockFrameProps) {
  const style = {
    '--d': gridArea(fitIntoColumns(block.desktop, DESKTOP_COLUMNS)),
    '--m': gridArea(fitIntoColumns(mobileBox, MOBILE_COLUMNS)),
  } as CSSProperties;
  return (
    <div className="portico-block" data-block={block.id} data-block-type={block.blockType} style={style}>
      {children}
    </div>
  );
}

function gridArea(box: GridBox): string {
  return `${box.y + 1}/${box.x + 1}/${box.y + box.h + 1}/${box.x + box.w + 1}`;
}
