import type { Words } from '#messages/message.ts';
import type { Operation } from '#domain/documents/operation.ts';

/** A change of a document: the operations, and its name in undo and history. */
export interface Command {
  /** 'Move block', at most 80 characters. */
  readonly name: Words | string;
  readonly operations: readonly Operation[];
}
