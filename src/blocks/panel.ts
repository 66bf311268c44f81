import type { JsonObject, JsonValue } from '#lib/json.ts';

/** What a block's own `panel.tsx` gets; it exports its component as `Panel`. Panels are code of the editor. */
export interface BlockPanelProps {
  /** The block's data, migrated and parsed. */
  readonly data: JsonObject;
  /** `label` names the change in undo and history; changes of one gesture are one step of undo. */
  readonly onChange: (field: string, value: JsonValue, label: string, gestureId?: string) => void;
}
