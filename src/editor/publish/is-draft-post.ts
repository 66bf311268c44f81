import type { DocumentState } from '../documents/document-state.ts';

/** Whether it is a post that is still to be published by a person. */
export function isDraftPost({ kind, view }: Pick<DocumentState, 'kind' | 'view'>): boolean {
  const state = view['settings']?.['workflowState'];
  return kind === 'item' && (state === 'draft' || state === 'needs-review');
}
