import { useEffect, useState } from 'react';
import type { BlockContext } from '#blocks/define-block.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import type { SyncedSources } from '../synced-sources/synced-sources.ts';

/** The size of records as JSON below which a page is far from its budget. */
const MIN_SIZE = 200_000;
const PAUSE_MS = 1000;
const NONE: ReadonlySet<string> = new Set();

/** Ids of the blocks that exceed the page's budget; computed a second after the page changed. */
export function useBlocksWithoutRoom(
  page: DocumentStore,
  synced: SyncedSources,
  { siteId, language }: Pick<BlockContext, 'siteId' | 'language'>,
): ReadonlySet<string> {
  const [found, setFound] = useState(NONE);
  useEffect(() => {
    let pause: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const about: Pick<BlockContext, 'siteId' | 'documentId' | 'language'> = {
      siteId,
      documentId: page.documentId,
      language,
    };
    const look = async (): Promise<void> => {
      const view = synced.expand(page.getState().view);
      const ids = JSON.stringify(view).length < MIN_SIZE ? [] : await searched(view, about);
      if (isGone) return;
      setFound((before) => (ids.join() === [...before].join() ? before : new Set(ids)));
    };
    const lookLater = (): void => {
      clearTimeout(pause);
      pause = setTimeout(() => void look(), PAUSE_MS);
    };
    lookLater();
    const ends = [page.store.subscribe(lookLater), synced.store.subscribe(lookLater)];
    return () => {
      isGone = true;
      clearTimeout(pause);
      for (const end of ends) end();
    };
  }, [page, synced, siteId, language]);
  return found;
}

/** Loaded for large pages only: it renders the page as visitors get it. */
async function searched(
  view: Parameters<typeof import('./blocks-without-room.ts').blocksWithoutRoom>[0],
  about: Pick<BlockContext, 'siteId' | 'documentId' | 'language'>,
): Promise<readonly string[]> {
  const { blocksWithoutRoom } = await import('./blocks-without-room.ts');
  return blocksWithoutRoom(view, about);
}
