import type { Words } from '#messages/message.ts';
import { useMemo } from 'react';
import { create } from 'zustand';
import { isJsonObject, type JsonValue } from '#lib/json.ts';
import type { DocumentRecord } from '#domain/documents/record.ts';
import type { DesignFields } from './use-design.ts';

/** A look that is shown on the site beside the panels and stored nowhere until it is taken (PAL-20, DSGN-33). */
export interface DesignPreview {
  /** Tells one look from another: which button of a list is down. */
  readonly id: string;
  /** What the owner calls it. */
  readonly title: Words;
  readonly fields: DesignFields;
}

export const useDesignPreview = create<{
  readonly preview: DesignPreview | null;
  readonly show: (preview: DesignPreview | null) => void;
}>((set) => ({ preview: null, show: (preview) => set({ preview }) }));

/** The design as the site is to show it now: the stored one, or with what is tried out. */
export function usePreviewedDesign(record: DocumentRecord | undefined): DocumentRecord | undefined {
  const preview = useDesignPreview((state) => state.preview);
  return useMemo(
    () => (preview === null ? record : withDesignFields(record, preview.fields)),
    [record, preview],
  );
}

/** The record of a design with what is tried out. */
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
