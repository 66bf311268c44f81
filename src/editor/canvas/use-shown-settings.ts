import { useMemo } from 'react';
import type { DocumentRecord } from '#domain/documents/record.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { useRecord } from '../documents/use-document-state.ts';
import { useEditState } from '../workspace/use-edit-state.ts';
import { TITLE_RECORD_ID } from '../inline-text-targets/title-record.ts';
import { selectedItemId } from '../selection/selection.ts';
import { withTextAt } from '../inline-text-targets/text-at.ts';

/** The settings of a page as the canvas shows them; a text that is being typed in its element is not updated. */
export function useShownSettings(page: DocumentStore): DocumentRecord | undefined {
  const record = useRecord(page, TITLE_RECORD_ID);
  const inlineText = useEditState((state) =>
    state.editingState === 'PAGE' &&
    state.textBlockId === TITLE_RECORD_ID &&
    selectedItemId(state.selection) === null
      ? state.inlineText
      : null,
  );
  return useMemo(
    () =>
      record === undefined || inlineText === null
        ? record
        : withTextAt(record, inlineText.path, inlineText.base),
    [record, inlineText],
  );
}
