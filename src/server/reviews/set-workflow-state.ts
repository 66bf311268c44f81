import type { WorkflowState } from '#domain/collections/workflow-state.ts';
import { changeName } from '#domain/documents/change-name.ts';
import type { SiteId } from '#domain/documents/record.ts';
import { createId } from '#lib/id.ts';
import { pageSteps } from '#messages/en/interface/page-steps.ts';
import { readEntrySettings } from '#server/content-entries/entry-settings.ts';
import { appendChange, type ChangeAuthor } from '#server/documents/append-change.ts';
import { kindOf } from '#server/documents/document-kinds.ts';
import { loadRecords, type DocumentHead } from '#server/documents/queries.ts';
import type { Db } from '#server/platform/database/database.ts';

/**
 * Brings an item from one of some states into another, as a change of its author (CONT-184); leaves documents without
 * states, and items in other ones, as they are.
 * @returns the version of the document then
 */
export async function setWorkflowState(
  trx: Db,
  siteId: SiteId,
  document: Pick<DocumentHead, 'id' | 'kind' | 'version'>,
  change: {
    readonly from: readonly WorkflowState[];
    readonly to: WorkflowState;
    readonly author: ChangeAuthor;
    readonly at: Date;
  },
): Promise<number> {
  if (kindOf(document.kind).hasWorkflow !== true) return document.version;
  const records = await loadRecords(trx, siteId, document.id, ['settings']);
  const state = readEntrySettings(document.kind, records)?.workflowState;
  if (state === undefined || !change.from.includes(state)) return document.version;
  const id = createId<'change'>(change.at.getTime());
  const { logged } = await appendChange(trx, {
    siteId,
    documentId: document.id,
    author: change.author,
    at: change.at,
    change: {
      id,
      baseVersion: document.version,
      ...changeName(pageSteps.state),
      gestureId: id,
      operations: [{ op: 'set', id: 'settings', field: 'workflowState', value: change.to }],
    },
  });
  return logged.version;
}
