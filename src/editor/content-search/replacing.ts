import { changeName } from '#domain/documents/change-name.ts';
import { createId } from '#lib/id.ts';
import { jsonEqual } from '#lib/json-equal.ts';
import type { FoundRecord } from '#contract/content-search.ts';
import { openDocument, saveChanges } from '#contract/documents.ts';
import type { SearchOptions } from '#domain/content-search/find-matches.ts';
import { matchExcerpts } from '#domain/content-search/match-excerpts.ts';
import { replaceInRecord, textKey, type FoundText } from '#domain/content-search/replace-in-record.ts';
import type { ChangeId } from '#domain/documents/change.ts';
import type { Operation } from '#domain/documents/operation.ts';
import type { DocumentId, DocumentRecords } from '#domain/documents/record.ts';
import { contentSearch } from '#messages/en/interface/content-search.ts';
import { kit } from '#messages/en/interface/kit.ts';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { whenSaved } from '../documents/when-saved.ts';
import { refusalMessage } from '../documents/refusal.ts';

/** Longer than a save takes; who is offline gets on. */
const SAVED_WITHIN_MS = 5000;

type FoundTextEntry = FoundRecord['texts'][number];

export interface Replacing {
  readonly options: SearchOptions;
  readonly replacement: string;
  /** The texts that were shown and not excluded. */
  readonly records: readonly FoundRecord[];
  /** Documents that are open here are changed through their stores, where the person sees and can undo it. */
  readonly openStores: readonly DocumentStore[];
  readonly onProgress: (done: number, all: number) => void;
}

export interface Replaced {
  /** The number of changed texts. */
  readonly texts: number;
  readonly documents: number;
  /** The number of texts that were skipped, since somebody has changed them after they were shown. */
  readonly skipped: number;
  /** Refusals, in the server's words. */
  readonly problems: readonly string[];
}

/**
 * Replaces the shown matches, one document after the other, each as one step of undo (EDIT-212). Ends when the server has
 * them, so that a search that follows finds what is there now.
 */
export async function replaceShown(replacing: Replacing): Promise<Replaced> {
  const { records, openStores, onProgress } = replacing;
  const groups = [...Map.groupBy(records, ({ documentId }) => documentId)];
  const result = { texts: 0, documents: 0, skipped: 0, problems: [] as string[] };
  for (const [index, [documentId, found]] of groups.entries()) {
    onProgress(index, groups.length);
    const store = openStores.find((each) => each.documentId === documentId);
    const wanted = found.reduce((sum, record) => sum + record.texts.length, 0);
    try {
      const changed =
        store === undefined
          ? await replaceSaved(documentId, found, replacing)
          : replaceOpen(store, found, replacing);
      result.texts += changed;
      result.skipped += wanted - changed;
      if (changed > 0) result.documents += 1;
    } catch (error) {
      const message = error instanceof Error ? error.message : translate(kit.failed);
      result.problems.push(
        translate(contentSearch.problem, {
          title: found[0]?.title || translate(contentSearch.theSite),
          message,
        }),
      );
    }
  }
  await Promise.all(openStores.map((store) => whenSaved(store, SAVED_WITHIN_MS)));
  onProgress(groups.length, groups.length);
  return result;
}

function replaceOpen(store: DocumentStore, found: readonly FoundRecord[], replacing: Replacing): number {
  const { operations, texts } = plan(store.getState().view, found, replacing);
  if (operations.length > 0) store.run({ name: contentSearch.step, operations });
  return texts;
}

async function replaceSaved(
  documentId: DocumentId,
  found: readonly FoundRecord[],
  replacing: Replacing,
): Promise<number> {
  const params = { documentId };
  const opened = await callEndpoint(openDocument, { params });
  const { operations, texts } = plan(opened.records, found, replacing);
  if (operations.length === 0) return 0;
  const change = {
    id: createId<'change'>() satisfies ChangeId,
    baseVersion: opened.version,
    ...changeName(contentSearch.step),
    gestureId: createId(),
    operations: [...operations],
  };
  const answer = await callEndpoint(saveChanges, {
    params,
    body: { clientId: createId(), changes: [change] },
  });
  const [rejected] = answer.rejected;
  if (rejected !== undefined) throw new Error(refusalMessage(rejected));
  return texts;
}

/** The operations for the texts that are still as they were shown. */
function plan(
  records: DocumentRecords,
  found: readonly FoundRecord[],
  { options, replacement }: Replacing,
): { readonly operations: readonly Operation[]; readonly texts: number } {
  let texts = 0;
  const operations = found.flatMap(({ recordId, texts: shown }) => {
    const record = records[recordId];
    if (record === undefined) return [];
    const byKey = new Map(shown.map((text) => [text.key, text]));
    return replaceInRecord(record, options, replacement, (text) => {
      const isAsShown = isSame(byKey.get(textKey(text)), text);
      if (isAsShown) texts += 1;
      return isAsShown;
    });
  });
  return { operations, texts };
}

function isSame(shown: FoundTextEntry | undefined, { text, matches }: FoundText): boolean {
  if (shown === undefined || shown.count !== matches.length) return false;
  return jsonEqual(shown.excerpts, matchExcerpts(text, matches));
}
