import { useEffect, useState, type ReactNode } from 'react';
import type { BlockRecord } from '#domain/pages/block-record.ts';
import { needsOfBlock } from '#site/blocks/needs-of-sections.ts';
import { parsedContent } from '#site/blocks/parsed-content.ts';
import type { JsonObject } from '#lib/json.ts';
import { showToast } from '#ui/show-toast.ts';
import { canvasTools } from '#messages/en/interface/canvas-tools.ts';
import { translate } from '#ui/translate.ts';
import { fetchWidgetHtml } from '../api/fetch-widget-html.ts';

/** Settings that are still being changed are not asked for yet, in ms. */
const RESTED_MS = 250;

interface ServerRenderedBlockProps {
  readonly block: BlockRecord;
  /** Shown until the content is there for the first time. */
  readonly children: ReactNode;
}

/**
 * A block that needs what only the server knows: its content is asked for anew after its settings changed. Where that fails the old
 * content stays, and the editor says so (BLK-05, BLK-06).
 */
export function ServerRenderedBlock({ block, children }: ServerRenderedBlockProps) {
  const [html, setHtml] = useState<string | null>(null);
  const parsed = parsedContent(block);
  const value = JSON.stringify(parsed.ok ? parsed.value.data : block.data);
  const collectionId = needsOfBlock(block)[0]?.documentId ?? null;
  const { id, blockType } = block;

  useEffect(() => {
    const ended = new AbortController();
    const ask = async (): Promise<void> => {
      try {
        const data = JSON.parse(value) as JsonObject;
        const next = await fetchWidgetHtml({ type: blockType, id, value: data }, collectionId, ended.signal);
        if (!ended.signal.aborted) setHtml(next);
      } catch {
        if (!ended.signal.aborted) showToast(translate(canvasTools.blockNotUpdated), { tone: 'danger' });
      }
    };
    const timer = setTimeout(() => void ask(), RESTED_MS);
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [id, blockType, value, collectionId]);

  if (html === null || html === '') return children;
  // Drawn by the block's own `render` on the server, like every published page.
  return <div dangerouslySetInnerHTML={{ __html: html }} />;
}
