import type { WorkflowState } from '#domain/collections/workflow-state.ts';
import type { WxrItem } from './wxr-item.ts';

/** What becomes of a post or page in its WordPress state. */
export interface PostState {
  readonly workflowState: WorkflowState;
  /** Whether visitors get it at once. */
  readonly isLive: boolean;
}

const STATES: ReadonlyMap<string, WorkflowState> = new Map([
  ['publish', 'published'],
  ['future', 'scheduled'],
  ['pending', 'needs-review'],
  ['draft', 'draft'],
  ['auto-draft', 'draft'],
  ['private', 'private'],
  ['trash', 'deleted'],
]);

/**
 * The workflow state of an imported post (CONT-183); states of plugins become drafts, so that nothing is shown by mistake.
 * What was behind a password becomes private.
 */
export function postStateOf(item: Pick<WxrItem, 'status' | 'password'>): PostState {
  const mapped = STATES.get(item.status) ?? 'draft';
  const workflowState = item.password !== '' && mapped === 'published' ? 'private' : mapped;
  return { workflowState, isLive: workflowState === 'published' };
}

/** The date of an export as ISO 8601 in UTC, or null where there is none. */
export function isoDateOf(date: string): string | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})[ T](\d{2}):(\d{2}):(\d{2})$/.exec(date);
  if (match === null) return null;
  const time = Date.parse(`${date.replace(' ', 'T')}Z`);
  // A database knows no year 0.
  return Number.isNaN(time) || match[1] === '0000' ? null : new Date(time).toISOString();
}
