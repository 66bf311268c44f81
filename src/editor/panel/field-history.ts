import { createContext } from 'react';

/** The steps of the document that the fields of a panel change. */
export interface FieldHistory {
  readonly undo: () => void;
  readonly redo: () => void;
}

/** Null where fields belong to no document: a text then has its own undo. */
export const FieldHistoryContext = createContext<FieldHistory | null>(null);
