import type { HistoryEntry } from '#contract/documents.ts';
import { pageToolbar } from '#messages/en/interface/page-toolbar.ts';
import { translate, translateStored } from '#ui/translate.ts';

/** What a step of the history did; of one that took back or did again what another did, that it did so. */
export function stepName({
  names,
  nameWords,
  reverts,
}: Pick<HistoryEntry, 'names' | 'nameWords' | 'reverts'>): string {
  const name = names.map((each, at) => translateStored(nameWords[at], each)).join(', ');
  if (reverts === null) return name;
  return translate(reverts === 'undo' ? pageToolbar.undoStep : pageToolbar.redoStep, { name });
}
