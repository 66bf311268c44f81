import { createId } from '../src/lib/id.ts';

/** A change of one setting of a document, as the editor sends it. */
export function settingChange(baseVersion: number, field: string, value: string) {
  const operations = [{ op: 'set', id: 'settings', field, value }];
  return { id: createId(), baseVersion, name: 'Change settings', gestureId: createId(), operations };
}
