import { translate } from '#ui/translate.ts';
import { sayLabel } from '#ui/say-label.ts';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import type { FieldControl } from '#blocks/define-block.ts';
import { isOffered } from '#blocks/is-offered.ts';
import { overridableFields } from '#blocks/override-block.ts';
import { jsonEqual } from '#lib/json-equal.ts';
import type { JsonObject, JsonValue } from '#lib/json.ts';
import type { DocumentRecord } from '#domain/documents/record.ts';
import type { BlockRecord } from '#domain/pages/block-record.ts';
import { overrideEntry } from '#domain/synced-sections/synced-section.ts';
import { parsedContent } from '#site/blocks/parsed-content.ts';
import { Button } from '#ui/button.tsx';
import { syncedSections } from '#messages/en/interface/synced-sections.ts';
import { resetOverride, setOverride } from '../commands/synced-section.ts';
import { parsedBlock } from '../documents/parsed-record.ts';
import { useWorkspace } from '../workspace/workspace.ts';
import { FieldView } from '../field-kinds/field-view.tsx';
import styles from '../fields/inspector-panel.module.css';
import own from './synced.module.css';

interface OverriddenBlockProps {
  readonly sectionId: string;
  /** The block with its overrides, under the id that it has in the synced section. */
  readonly block: BlockRecord;
  /** The block without overrides. */
  readonly source: DocumentRecord | undefined;
  readonly overrides: JsonObject | undefined;
}

/** The texts and pictures of one block in an instance of a synced section. */
export function OverriddenBlock({ sectionId, block, source, overrides }: OverriddenBlockProps) {
  const { actions } = useWorkspace();
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  // A reset field is mounted anew: some of them hold input.
  const [resets, setResets] = useState(0);
  const parsed = parsedContent(block);
  if (!parsed.ok) return null;
  const { declaration } = parsed.value;
  const data = parsed.value.data as JsonObject;
  const origin = parsedBlock(source);
  const parsedOrigin = origin === null ? null : parsedContent(origin);
  const everywhere = parsedOrigin?.ok === true ? (parsedOrigin.value.data as JsonObject) : null;
  const fields = overridableFields(declaration).filter(([, control]) => isOffered(control, data));
  if (fields.length === 0) return null;

  function change(field: string, { label }: FieldControl, value: JsonValue, gestureId?: string): void {
    const checked = declaration.schema.safeParse({ ...data, [field]: value });
    if (!checked.success) {
      const issue = checked.error.issues.find((each) => each.path[0] === field) ?? checked.error.issues[0];
      setErrors((before) => ({ ...before, [field]: issue?.message ?? translate(syncedSections.invalid) }));
      return;
    }
    setErrors(({ [field]: _mended, ...rest }) => rest);
    const about = { blockId: block.id, field, label };
    const isAsEverywhere = everywhere !== null && jsonEqual(everywhere[field], value);
    actions.run(
      isAsEverywhere ? resetOverride(sectionId, about) : setOverride(sectionId, about, value),
      gestureId,
    );
  }

  return (
    <fieldset
      className={own['block']}
      aria-label={translate(syncedSections.blockHere, { title: translate(declaration.title) })}
    >
      <p className={styles['groupTitle']}>{translate(declaration.title)}</p>
      {fields.map(([field, control]) => {
        const isOwn = overrides?.[overrideEntry(block.id, field)] !== undefined;
        return (
          <div key={`${field} ${resets}`} className={own['field']}>
            <div>
              <FieldView
                control={control}
                value={data[field]}
                error={errors[field] ?? null}
                onChange={(value, gestureId) => change(field, control, value, gestureId)}
              />
            </div>
            {isOwn ? (
              <div className={own['own']}>
                {translate(syncedSections.onlyHere)}
                <Button
                  size="small"
                  aria-label={translate(syncedSections.resetField, { label: sayLabel(control.label) })}
                  icon={<RotateCcw aria-hidden="true" size={14} />}
                  onPress={() => {
                    actions.run(resetOverride(sectionId, { blockId: block.id, field, label: control.label }));
                    setResets((count) => count + 1);
                  }}
                >
                  {translate(syncedSections.reset)}
                </Button>
              </div>
            ) : null}
          </div>
        );
      })}
    </fieldset>
  );
}
