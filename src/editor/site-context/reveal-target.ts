import { create } from 'zustand';
import type { DocumentId } from '#domain/documents/record.ts';

/** A block or a section that the canvas is to show once its page is rendered. */
export interface RevealTarget {
  readonly documentId: DocumentId;
  readonly recordId: string;
  /** In the footer, which is on every page. */
  readonly isInFooter: boolean;
  /** The synced section whose first instance is meant, instead of the record. */
  readonly syncedId?: string;
}

/** Set by a link to it; cleared by the canvas. */
export const useRevealTarget = create<{ readonly target: RevealTarget | null }>(() => ({ target: null }));
