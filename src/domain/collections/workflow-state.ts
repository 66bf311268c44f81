/** Workflow states of an item (CONT-183). */
export const WORKFLOW_STATES = [
  'published',
  'scheduled',
  'needs-review',
  'draft',
  'private',
  'deleted',
] as const;
export type WorkflowState = (typeof WORKFLOW_STATES)[number];
