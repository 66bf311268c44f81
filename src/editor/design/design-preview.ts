import type { Words } from '#messages/message.ts';
import { useMemo } from 'react';
import { create } from 'zustand';
import { isJsonObject, type JsonValue } from '#lib/json.ts';
import type { DocumentRecord } from '#domain/documents/record.ts';
import type { DesignFields } from './use-design.ts';

/** A design that is previewed on the site beside the panels, and stored only when it is applied (PAL-20, DSGN-33). */
export interface DesignPreview {
  /** Identifies the preview: which button of a list is pressed. */
  readonly id: string;
  /** What the owner calls it. */
  readonly title: Words;
  readonly fields: DesignFields;
}

export const useDesignPreview = create<{
  readonly preview: DesignPreview | null;
  readonly show: (preview: DesignPreview | null) => void;
}>((set) => ({ preview: null, show: (preview) => set({ preview }) }));

/** The design to show now: the stored one, or with the previewed fields. */
export function usePreviewedDesign(record: DocumentRecord | undefined): DocumentRecord | undefined {
  const preview = useDesignPreview((state) => state.preview);
  return useMemo(
    () => (preview === null ? record : withDesignFields(record, preview.fields)),
    [record, preview],
  );
}

/** The record of a design with the previewed fields. */
export function withDesignFields(record: DocumentRecord | undefined, fields: DesignFields): DocumentRecord {
  const changed: Record<string, JsonValue | undefined> = { ...record };
  for (const [path, value] of Object.entries(fields)) {
    const [name = '', entry] = path.split('.');
    const whole = changed[name];
    changed[name] =
      entry === undefined || value === undefined
        ? value
        : { ...(isJsonObject(whole) ? whole : {}), [entry]: value };
  }
  return { ...changed, id: 'design', type: 'design' } as DocumentRecord;
}
