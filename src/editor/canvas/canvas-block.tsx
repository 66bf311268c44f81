import { lazy, memo, Suspense, useLayoutEffect, useMemo, useRef } from 'react';
import type { BlockContext } from '#blocks/define-block.ts';
import { findBlock } from '#blocks/registry.ts';
import { jsonEqual } from '#lib/json-equal.ts';
import type { JsonValue } from '#lib/json.ts';
import type { BlockRecord } from '#domain/pages/block-record.ts';
import { richTextSchema, type RichText } from '#domain/rich-text/rich-text.ts';
import { BlockContent } from '#site/blocks/block-content.tsx';
import { BlockFrame } from '#site/blocks/block-frame.tsx';
import { parsedBlock } from '../document/parsed-record.ts';
import type { DocumentStore } from '../document/document-store.ts';
import { useDocumentState, useRecord } from '../document/use-document-state.ts';
import { useEditState } from '../edit-mode/use-edit-state.ts';
import { withTextAt } from '../inline-text/text-at.ts';
import { ServerRenderedBlock } from './server-rendered-block.tsx';
import { countRender } from './render-counter.ts';

const LiveText = lazy(async () => ({ default: (await import('../rich-text/live-text.tsx')).LiveText }));

interface CanvasBlockProps {
  readonly store: DocumentStore;
  readonly blockId: string;
  readonly context: BlockContext;
  readonly isEditable: boolean;
  readonly mobileX: number;
  readonly mobileY: number;
  readonly mobileW: number;
  readonly mobileH: number;
}

/** One block on the canvas. It subscribes to its own record only: typing in one block renders one block again. */
export const CanvasBlock = memo(function CanvasBlock(props: CanvasBlockProps) {
  const { store, blockId, context, isEditable, mobileX, mobileY, mobileW, mobileH } = props;
  const block = parsedBlock(useRecord(store, blockId));
  const isChosen = useEditState((state) => isEditable && state.textBlockId === blockId);
  const isHeldByOther = useDocumentState(
    store,
    (state) => isChosen && state.people.some((person) => person.heldBlockId === blockId),
  );
  const isTyping = isChosen && !isHeldByOther;
  const inlineText = useEditState((state) => (isTyping ? state.inlineText : null));
  const content = useRef<HTMLDivElement>(null);
  const name = block === null ? 'Block' : blockName(block);
  countRender(blockId);

  // The frame of a block is the page's own element; in the editor it can be reached by keyboard, too.
  useLayoutEffect(() => {
    const element = content.current?.parentElement;
    if (element === null || element === undefined || !isEditable) return undefined;
    element.setAttribute('role', 'group');
    element.setAttribute('aria-label', name);
    return () => {
      element.removeAttribute('role');
      element.removeAttribute('aria-label');
    };
  }, [isEditable, name]);
  // Taking the place in the tab order away, even for a moment, would take the focus away with it.
  useLayoutEffect(() => {
    const element = content.current?.parentElement;
    if (element === null || element === undefined) return;
    if (isEditable) element.setAttribute('tabindex', isTyping ? '-1' : '0');
    else element.removeAttribute('tabindex');
  }, [isEditable, isTyping]);

  const ownContext = useMemo(
    () =>
      isTyping && inlineText === null && block !== null ? typingContext(context, store, block) : context,
    [isTyping, inlineText, block, context, store],
  );
  // A plain text stays as it was under the hands of the person who types in its element.
  const shown = useMemo(
    () =>
      block === null || inlineText === null
        ? block
        : { ...block, data: withTextAt(block.data, inlineText.path, inlineText.base) },
    [block, inlineText],
  );
  if (block === null || shown === null) return null;
  return (
    <BlockFrame block={block} mobileBox={{ x: mobileX, y: mobileY, w: mobileW, h: mobileH }}>
      <div ref={content} className="portico-canvas-content" inert={isEditable && !isTyping}>
        <CanvasContent block={shown} context={ownContext} />
      </div>
    </BlockFrame>
  );
});

interface ContentProps {
  readonly block: BlockRecord;
  readonly context: BlockContext;
}

/** What a block shows: a move renders no content again. */
const CanvasContent = memo(function CanvasContent({ block, context }: ContentProps) {
  const content = <BlockContent block={block} context={context} />;
  return isDrawnByServer(block) ? (
    <ServerRenderedBlock block={block}>{content}</ServerRenderedBlock>
  ) : (
    content
  );
}, showsSame);

function showsSame(before: ContentProps, now: ContentProps): boolean {
  return (
    before.context === now.context &&
    before.block.data === now.block.data &&
    before.block.dataVersion === now.block.dataVersion &&
    before.block.blockType === now.block.blockType &&
    before.block.desktop.w === now.block.desktop.w
  );
}

/** Its content is known to the server only: posts, or slides that come from a collection. */
function isDrawnByServer({ blockType, data }: BlockRecord): boolean {
  if (findBlock(blockType)?.isServerRendered === true) return true;
  return blockType === 'gallery' && typeof data['collection'] === 'object' && data['collection'] !== null;
}

/** The block renders as always; only its rich text is replaced by the live editor. */
function typingContext(context: BlockContext, store: DocumentStore, block: BlockRecord): BlockContext {
  const field = findBlock(block.blockType)?.inlineField;
  if (field === undefined) return context;
  const text = richTextSchema.safeParse(block.data[field]);
  return {
    ...context,
    renderRichText: (shown: RichText) =>
      text.success && !jsonEqual(shown as unknown as JsonValue, text.data as unknown as JsonValue) ? (
        context.renderRichText(shown)
      ) : (
        <Suspense fallback={context.renderRichText(shown)}>
          <LiveText store={store} blockId={block.id} field={field} text={shown} />
        </Suspense>
      ),
  };
}

function blockName(block: BlockRecord): string {
  const declaration = findBlock(block.blockType);
  return `${declaration?.title ?? block.blockType} block`;
}
