import { create } from 'zustand';
import type { DocumentId } from '#domain/documents/record.ts';

/** A block or a section that the canvas is to show as soon as its page stands there. */
export interface WantedPlace {
  readonly documentId: DocumentId;
  readonly recordId: string;
  /** In the footer, which is on every page. */
  readonly isInFooter: boolean;
  /** The synced section whose first place is meant, in place of the record. */
  readonly syncedId?: string;
}

/** Set by who leads to a place; the canvas takes it. */
export const useWantedPlace = create<{ readonly place: WantedPlace | null }>(() => ({ place: null }));
