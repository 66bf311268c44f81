import { sayLabel } from '#ui/say-label.ts';
import { memo, Suspense, useLayoutEffect, useMemo } from 'react';
import { createPortal } from 'react-dom';
import type { BlockContext } from '#blocks/define-block.ts';
import { findBlock } from '#blocks/registry.ts';
import { jsonEqual } from '#lib/json-equal.ts';
import { isGated } from '#domain/gating/access-rule.ts';
import { memberAccess } from '#messages/en/interface/member-access.ts';
import { translate } from '#ui/translate.ts';
import type { BlockRecord } from '#domain/pages/block-record.ts';
import { richTextSchema, type RichText } from '#domain/rich-text/rich-text.ts';
import { BlockContent } from '#site/blocks/block-content.tsx';
import { needsOfBlock } from '#site/blocks/needs-of-sections.ts';
import { parsedBlock } from '../documents/parsed-record.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { useDocumentState, useRecord } from '../documents/use-document-state.ts';
import { useEditState } from '../workspace/use-edit-state.ts';
import { withTextAt } from '../inline-text-targets/text-at.ts';
import { ServerRenderedBlock } from './server-rendered-block.tsx';
import { useBlockLook } from './use-block-look.ts';
import { countRender } from './render-counter.ts';
import { lazyPart } from '../loading/lazy-part.ts';

const LiveText = lazyPart(async () => (await import('../rich-text/live-text.tsx')).LiveText);

interface CanvasBlockProps {
  /** Its element on the page, which the section puts into its group. */
  readonly element: HTMLElement;
  readonly store: DocumentStore;
  readonly blockId: string;
  readonly context: BlockContext;
  readonly isEditable: boolean;
}

/** One block on the canvas. It subscribes to its own record only, so that typing in one block re-renders one block. */
export const CanvasBlock = memo(function CanvasBlock(props: CanvasBlockProps) {
  const { element, store, blockId, context, isEditable } = props;
  const block = parsedBlock(useRecord(store, blockId));
  const isChosen = useEditState((state) => isEditable && state.textBlockId === blockId);
  const isHeldByOther = useDocumentState(
    store,
    (state) => isChosen && state.people.some((person) => person.heldBlockId === blockId),
  );
  const isTyping = isChosen && !isHeldByOther;
  const inlineText = useEditState((state) => (isTyping ? state.inlineText : null));
  const isMarked = block !== null && isGated(block);
  const name = block === null ? 'Block' : blockName(block);
  countRender(blockId);
  useBlockLook(element, block);

  // The frame of a block is the page's own element; in the editor it is focusable, too.
  useLayoutEffect(() => {
    if (!isEditable) return undefined;
    element.setAttribute('role', 'group');
    element.setAttribute('aria-label', isMarked ? `${name}, ${translate(memberAccess.marked)}` : name);
    return () => {
      element.removeAttribute('role');
      element.removeAttribute('aria-label');
    };
  }, [element, isEditable, name, isMarked]);
  // Removing the tabindex, even for a moment, would blur the element.
  useLayoutEffect(() => {
    if (isEditable) element.setAttribute('tabindex', isTyping ? '-1' : '0');
    else element.removeAttribute('tabindex');
  }, [element, isEditable, isTyping]);
  const layer = block?.layer ?? 0;
  useLayoutEffect(() => {
    element.toggleAttribute('data-layer', layer > 0);
    element.style.setProperty('--layer', layer > 0 ? String(layer) : '');
  }, [element, layer]);
  const hidden = block?.hiddenOn?.join(' ') ?? '';
  useLayoutEffect(() => {
    if (hidden !== '') element.setAttribute('data-hidden', hidden);
    else element.removeAttribute('data-hidden');
  }, [element, hidden]);
  useLayoutEffect(() => {
    element.toggleAttribute('data-gated', isMarked);
  }, [element, isMarked]);
  const blockType = block?.blockType;
  useLayoutEffect(() => {
    element.setAttribute('data-block-type', blockType ?? '');
  }, [element, blockType]);

  const ownContext = useMemo(
    () =>
      isTyping && inlineText === null && block !== null ? typingContext(context, store, block) : context,
    [isTyping, inlineText, block, context, store],
  );
  // While a plain text is being typed in its element, the text is not rendered.
  const shown = useMemo(
    () =>
      block === null || inlineText === null
        ? block
        : { ...block, data: withTextAt(block.data, inlineText.path, inlineText.base) },
    [block, inlineText],
  );
  if (block === null || shown === null) return null;
  return createPortal(
    <div className="portico-canvas-content" inert={isEditable && !isTyping}>
      <CanvasContent block={shown} context={ownContext} />
    </div>,
    element,
  );
});

interface ContentProps {
  readonly block: BlockRecord;
  readonly context: BlockContext;
}

/** The content of a block, which is not rendered again when the block is moved. */
const CanvasContent = memo(function CanvasContent({ block, context }: ContentProps) {
  const content = <BlockContent block={block} context={context} />;
  return needsOfBlock(block).length > 0 ? (
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

/** The block renders as always; only its rich text is replaced by the live editor. */
function typingContext(context: BlockContext, store: DocumentStore, block: BlockRecord): BlockContext {
  const field = findBlock(block.blockType)?.inlineField;
  if (field === undefined) return context;
  const text = richTextSchema.safeParse(block.data[field]);
  return {
    ...context,
    renderRichText: (shown: RichText, marks) =>
      text.success && !jsonEqual(shown, text.data) ? (
        context.renderRichText(shown, marks)
      ) : (
        <Suspense fallback={context.renderRichText(shown, marks)}>
          <LiveText
            store={store}
            blockId={block.id}
            field={field}
            text={shown}
            kind={block.blockType === 'table' ? 'table' : 'text'}
          />
        </Suspense>
      ),
  };
}

function blockName(block: BlockRecord): string {
  const declaration = findBlock(block.blockType);
  return `${sayLabel(declaration?.title ?? block.blockType)} block`;
}
