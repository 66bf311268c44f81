import { useMemo } from 'react';
import type { ContentListEntry } from '#contract/pages.ts';
import { changing } from '#domain/documents/changing.ts';
import { deriveSections } from '#domain/pages/page-model.ts';
import { memberAccess } from '#messages/en/interface/member-access.ts';
import { blockHeight } from '#site/blocks/block-height.ts';
import { findBlock } from '#blocks/registry.ts';
import { sayLabel } from '#ui/say-label.ts';
import { translate } from '#ui/translate.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { useRestedState } from '../documents/use-rested-state.ts';
import { accessOperation } from './access-operation.ts';
import { DocumentAccessFields } from './document-access-fields.tsx';
import styles from './gating.module.css';

/** Who gets an item, and what of it others see (MEMB-35, MEMB-42); saved on every change. */
export function ItemAccess({
  item,
  entry,
}: {
  readonly item: DocumentStore;
  readonly entry: ContentListEntry;
}) {
  const view = useRestedState(item, (state) => state.view);
  const blocks = useMemo(
    () =>
      deriveSections(view, blockHeight)
        .flatMap((section) => section.blocks)
        .map(({ id, blockType }) => ({ id, title: sayLabel(findBlock(blockType)?.title ?? blockType) })),
    [view],
  );
  return (
    <>
      <DocumentAccessFields
        documentId={entry.documentId}
        collectionId={entry.collectionId}
        record={view['access']}
        blocks={blocks}
        isDisabled={false}
        onChange={(access) => {
          const operations = accessOperation(item.getState().view['access'], access);
          if (operations.length > 0) item.run({ name: changing(memberAccess.title), operations });
        }}
      />
      <p className={styles['note']}>{translate(memberAccess.publishIt)}</p>
    </>
  );
}
