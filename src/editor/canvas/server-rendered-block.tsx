import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { BlockRecord } from '#domain/pages/block-record.ts';
import { needsOfBlock } from '#site/blocks/needs-of-sections.ts';
import { parsedContent } from '#site/blocks/parsed-content.ts';
import type { JsonObject } from '#lib/json.ts';
import { showToast } from '#ui/show-toast.ts';
import { canvasTools } from '#messages/en/interface/canvas-tools.ts';
import { translate } from '#ui/translate.ts';
import { fetchWidgets } from '../api/fetch-widgets.ts';
import { createWidgetRounds } from './widget-rounds.ts';

/** The delay before settings that are still being changed are requested, in ms. */
const RESTED_MS = 250;

const rounds = createWidgetRounds(fetchWidgets, () =>
  showToast(translate(canvasTools.blockNotUpdated), { tone: 'danger' }),
);

interface ServerRenderedBlockProps {
  readonly block: BlockRecord;
  /** Shown until the content arrives for the first time. */
  readonly children: ReactNode;
}

/**
 * A block that needs data of the server: its content is requested together with that of all other such blocks of the
 * page, and again after its settings changed. Where that fails the old content stays, and the editor says so (BLK-05,
 * BLK-06).
 */
export function ServerRenderedBlock({ block, children }: ServerRenderedBlockProps) {
  const [html, setHtml] = useState<string | null>(null);
  const parsed = parsedContent(block);
  const value = JSON.stringify(parsed.ok ? parsed.value.data : block.data);
  const collectionId = needsOfBlock(block)[0]?.documentId ?? null;
  const { id, blockType } = block;
  const wasAsked = useRef(false);

  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    const ask = async (): Promise<void> => {
      const asked = { type: blockType, id, value: JSON.parse(value) as JsonObject, collectionId };
      const next = await rounds.draw(asked, signal);
      if (!signal.aborted && next !== null) setHtml(next);
    };
    if (wasAsked.current) {
      const timer = setTimeout(() => void ask(), RESTED_MS);
      signal.addEventListener('abort', () => clearTimeout(timer));
    } else {
      wasAsked.current = true;
      void ask();
    }
    return () => ended.abort();
  }, [id, blockType, value, collectionId]);

  if (html === null || html === '') return children;
  // Rendered by the block's own `render` on the server, like every published page.
  return <div dangerouslySetInnerHTML={{ __html: html }} />;
}
