import { z } from 'zod';
import type { Change } from '#domain/documents/change.ts';
import { changeSchema } from '#domain/documents/operation-schema.ts';
import type { DocumentId } from '#domain/documents/record.ts';

/** The part of the Storage interface that is used; `localStorage` in the browser. */
export interface KeyValueStorage {
  readonly length: number;
  key(index: number): string | null;
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

const PREFIX = 'portico:pending:';
const stored = z.array(changeSchema);

function keyOf(documentId: DocumentId, clientId: string): string {
  return `${PREFIX}${documentId}:${clientId}`;
}

/**
 * Stores the unacknowledged changes, so that a closed tab or a crash loses nothing. Returns false where the browser
 * refuses to store them.
 */
export function keepPending(
  storage: KeyValueStorage,
  documentId: DocumentId,
  clientId: string,
  pending: readonly Change[],
): boolean {
  try {
    if (pending.length === 0) storage.removeItem(keyOf(documentId, clientId));
    else storage.setItem(keyOf(documentId, clientId), JSON.stringify(pending));
    return true;
  } catch {
    return false;
  }
}

/**
 * Stored changes of earlier windows for a document, oldest first. Those of a window that is still open may be among
 * them: sending its changes too is harmless, since a change is applied once however often it is sent.
 */
export function restorePending(storage: KeyValueStorage, documentId: DocumentId): readonly Change[] {
  const found = new Map<string, Change>();
  for (const key of keysOf(storage, documentId)) {
    for (const change of readChanges(storage.getItem(key))) found.set(change.id, change);
  }
  return [...found.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

/** Removes acknowledged changes from the stored ones of other windows. */
export function forgetAcknowledged(
  storage: KeyValueStorage,
  documentId: DocumentId,
  acknowledged: ReadonlySet<string>,
): void {
  for (const key of keysOf(storage, documentId)) {
    const changes = readChanges(storage.getItem(key));
    const rest = changes.filter((change) => !acknowledged.has(change.id));
    if (rest.length === changes.length) continue;
    if (rest.length === 0) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify(rest));
  }
}

function keysOf(storage: KeyValueStorage, documentId: DocumentId): string[] {
  const keys: string[] = [];
  for (let index = 0; index < storage.length; index += 1) {
    const key = storage.key(index);
    if (key?.startsWith(`${PREFIX}${documentId}:`) === true) keys.push(key);
  }
  return keys;
}

function readChanges(text: string | null): readonly Change[] {
  if (text === null) return [];
  try {
    const parsed = stored.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : [];
  } catch (error) {
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}
