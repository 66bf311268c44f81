import { translateContent } from '../documents/content-language.ts';
import { changing } from '#domain/documents/changing.ts';
import { createElement, Suspense, useState, type ComponentType } from 'react';
import type { FieldControl, Label } from '#blocks/define-block.ts';
import type { BlockPanelProps } from '#blocks/panel.ts';
import { parsePopupOverlay } from '#domain/overlays/popup-overlay.ts';
import type { JsonObject, JsonValue } from '#lib/json.ts';
import { parsedContent } from '#site/blocks/parsed-content.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { translate } from '#ui/translate.ts';
import { popupSettings } from '#messages/en/interface/popup-settings.ts';
import { overlaySettings } from '#messages/en/interface/overlay-settings.ts';
import { migrateBlock } from '../commands/migrate-block.ts';
import { setBlockField } from '../commands/set-block-field.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { parsedBlock } from '../documents/parsed-record.ts';
import { useRecord } from '../documents/use-document-state.ts';
import { FieldView } from '../field-kinds/field-view.tsx';
import { PanelGroup } from '../panel/panel-group.tsx';
import { Panel } from '../panel/panel.tsx';
import { usePreviewed } from './overlay-preview.ts';
import { nextVersion } from './set-overlay-fields.ts';
import { lazyPart } from '../loading/lazy-part.ts';

/** The panels that the blocks of a popup bring themselves. */
const OWN_PANELS = new Map(
  Object.entries(
    import.meta.glob<{ readonly Panel: ComponentType<BlockPanelProps> }>(
      '../../blocks/{form,newsletter}/panel.tsx',
    ),
  ).map(([path, load]) => [path.split('/').at(-2) ?? '', lazyPart(async () => (await load()).Panel)]),
);

/** The form in the popup: the same settings as those of a form on a page. */
export function PopupFormPanel({ site }: { readonly site: DocumentStore }) {
  usePreviewed('popup');
  const { formBlockId } = parsePopupOverlay(useRecord(site, 'popup-overlay'));
  const block = parsedBlock(useRecord(site, formBlockId ?? ''));
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const parsed = block === null ? null : parsedContent(block);
  const back = { to: '/marketing/promotional-pop-up', label: translate(overlaySettings.popup) };
  if (block === null || parsed?.ok !== true) {
    return (
      <Panel title={translate(popupSettings.form)} back={back} publishes={site}>
        <EmptyState title={translate(popupSettings.noForm)} />
      </Panel>
    );
  }
  const { declaration } = parsed.value;
  const data = parsed.value.data as JsonObject;
  const Own = OWN_PANELS.get(block.blockType);
  const change = (field: string, value: JsonValue, name: Label, gestureId?: string): void => {
    const checked = declaration.schema.safeParse({ ...data, [field]: value });
    if (!checked.success) {
      const issue = checked.error.issues.find((each) => each.path[0] === field);
      setErrors((before) => ({ ...before, [field]: issue?.message ?? translate(popupSettings.notValid) }));
      return;
    }
    setErrors(({ [field]: _mended, ...rest }) => rest);
    const command = setBlockField(block.id, field, value, name);
    const migration = migrateBlock(block.id, block, declaration.dataVersion, data);
    const version = nextVersion(site.getState().view);
    site.run({ ...command, operations: [...migration, ...command.operations, version] }, gestureId);
  };
  const fields = Object.entries(declaration.fields as Readonly<Record<string, FieldControl>>);
  return (
    <Panel title={translate(popupSettings.form)} back={back} publishes={site}>
      <PanelGroup>
        {Own === undefined ? null : (
          <Suspense fallback={<Spinner label={translate(popupSettings.opening)} />}>
            {createElement(Own, { key: block.id, data, onChange: change, translateContent })}
          </Suspense>
        )}
        {fields.map(([name, control]) => (
          <FieldView
            key={`${block.id} ${name}`}
            control={control}
            value={data[name]}
            error={errors[name] ?? null}
            onChange={(value, gestureId) => change(name, value, changing(control.label), gestureId)}
          />
        ))}
      </PanelGroup>
    </Panel>
  );
}
