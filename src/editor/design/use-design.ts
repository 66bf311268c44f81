import type { Command } from '../documents/command.ts';
import type { JsonValue } from '#lib/json.ts';
import { parseDesign, type DesignSettings } from '#domain/design/design-settings.ts';
import type { Operation } from '#domain/documents/operation.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { useRecord } from '../documents/use-document-state.ts';

/** Fields of the design by their path (`fonts.heading`), with their new values. */
export type DesignFields = Readonly<Record<string, JsonValue | undefined>>;

export interface DesignEditor {
  readonly design: DesignSettings;
  /**
   * Sets fields of the design (`fonts.heading`) as one named step; every change shows at once on the canvas (DSGN-14).
   * Steps with one `gestureId` are undone together: the positions of a slider while it is dragged. A field that is
   * undefined is removed.
   */
  readonly set: (fields: DesignFields, name: Command['name'], gestureId?: string) => void;
  /** Removes fields, so that they have their default again. */
  readonly reset: (fields: readonly string[], name: Command['name']) => void;
}

/** The look of the site, read from the site's document and written to it. */
export function useDesign(site: DocumentStore): DesignEditor {
  const record = useRecord(site, 'design');
  return {
    design: parseDesign(record),
    set(fields, name, gestureId) {
      const operations: Operation[] = Object.entries(fields).map(([field, value]) => ({
        op: 'set',
        id: 'design',
        field,
        ...(value === undefined ? {} : { value }),
      }));
      const missing: Operation[] =
        record === undefined ? [{ op: 'put', record: { id: 'design', type: 'design' } }] : [];
      site.run({ name, operations: [...missing, ...operations] }, gestureId);
    },
    reset(fields, name) {
      site.run({ name, operations: fields.map((field) => ({ op: 'set', id: 'design', field })) });
    },
  };
}
