import { findBlock } from '#blocks/registry.ts';
import { useActiveDocument } from '../edit-mode/use-active-document.ts';
import { useRecord } from '../document/use-document-state.ts';
import { useBlockRectangle } from './use-block-rectangle.ts';

/** The outline of the block under the pointer, with its name. */
export function HoverOutline({ blockId }: { readonly blockId: string }) {
  const rectangle = useBlockRectangle(blockId);
  const type = useRecord(useActiveDocument(), blockId)?.['blockType'];
  if (rectangle === null) return null;
  return (
    <div className="hover" style={rectangle} aria-hidden="true">
      <span className={rectangle.top < 24 ? 'name inside' : 'name'}>
        {typeof type === 'string' ? (findBlock(type)?.title ?? type) : 'Block'}
      </span>
    </div>
  );
}
