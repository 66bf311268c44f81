import { sayLabel } from '#ui/say-label.ts';
import { hiddenOnSchema, isHiddenOn } from '#domain/pages/hidden-on.ts';
import { findBlock } from '#blocks/registry.ts';
import { canvasTools } from '#messages/en/interface/canvas-tools.ts';
import { translate } from '#ui/translate.ts';
import { useActiveDocument } from '../workspace/use-active-document.ts';
import { useEditState } from '../workspace/use-edit-state.ts';
import { useRecord } from '../documents/use-document-state.ts';
import { usePlacedOverBlock } from '../canvas-ui/use-placed-over.ts';

/** The height of the name, px. */
const NAME_PX = 24;

/** The outline of the block under the pointer, with its name. */
export function HoverOutline({ blockId }: { readonly blockId: string }) {
  const boxRef = usePlacedOverBlock(blockId, NAME_PX);
  const device = useEditState((state) => state.device);
  const record = useRecord(useActiveDocument(), blockId);
  const type = record?.['blockType'];
  const title =
    typeof type === 'string' ? sayLabel(findBlock(type)?.title ?? type) : translate(canvasTools.block);
  const isHidden = isHiddenOn({ hiddenOn: hiddenOnSchema.parse(record?.['hiddenOn']) }, device);
  return (
    <div ref={boxRef} className="hover" aria-hidden="true">
      <span className="name">
        {isHidden
          ? translate(device === 'mobile' ? canvasTools.hiddenOnPhones : canvasTools.hiddenOnDesktops, {
              title,
            })
          : title}
      </span>
    </div>
  );
}
