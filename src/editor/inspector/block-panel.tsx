import { translateContent } from '../documents/content-language.ts';
import { Copy, Trash2 } from 'lucide-react';
import { createElement, Suspense, useState, type ComponentType } from 'react';
import { parsedContent } from '#site/blocks/parsed-content.ts';
import type { FieldControl } from '#blocks/define-block.ts';
import { isOffered } from '#blocks/is-offered.ts';
import type { BlockPanelProps } from '#blocks/panel.ts';
import type { JsonObject, JsonValue } from '#lib/json.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { CODE_PERMISSION } from '#domain/records/changed-code.ts';
import { translate } from '#ui/translate.ts';
import { inspector } from '#messages/en/interface/inspector.ts';
import type { Words } from '#messages/message.ts';
import { changing } from '#domain/documents/changing.ts';
import { formattingLocale } from '#ui/language.ts';
import { useBootFacts } from '../site-context/boot-context.ts';
import { setBlockField } from '../commands/set-block-field.ts';
import { migrateBlock } from '../commands/migrate-block.ts';
import { parsedBlock } from '../documents/parsed-record.ts';
import { useRestedState } from '../documents/use-rested-state.ts';
import { useActiveDocument } from '../workspace/use-active-document.ts';
import { useWorkspace } from '../workspace/workspace.ts';
import { siteSettingsOf } from '../documents/site-records.ts';
import { useRecord } from '../documents/use-document-state.ts';
import { MailingListField } from '../forms/mailing-list-field.tsx';
import { DonatePageField } from '../commerce/donations/lazy-donate-page-field.ts';
import { MemberAreaField } from '../gating/member-area-field.tsx';
import { hasInlineText } from '../inline-text-targets/has-inline-text.ts';
import { createPlaceSearch } from '../places/create-place-search.ts';
import { FieldView } from '../field-kinds/field-view.tsx';
import { LayerButtons } from './layer-buttons.tsx';
import { PositionPanel } from './position-panel.tsx';
import { ShownOn } from './shown-on.tsx';
import { VerticalAlignField } from './vertical-align.tsx';
import styles from '../fields/inspector-panel.module.css';
import { lazyPart } from '../loading/lazy-part.ts';

/** Panels of blocks: loaded when a block of the type is selected. */
const OWN_PANELS = new Map(
  Object.entries(
    import.meta.glob<{ readonly Panel: ComponentType<BlockPanelProps> }>('../../blocks/*/panel.tsx'),
  ).map(([path, load]) => [path.split('/').at(-2) ?? '', lazyPart(async () => (await load()).Panel)]),
);

const LookPanel = lazyPart(async () => (await import('./look-panel.tsx')).LookPanel);

/** The editor asks for places in one spot only (MAP-60). */
const PLACE_TRACKING = { productPage: 'site-editor', productSection: 'map-block' };

/** The settings of the selected block, generated from its declaration. */
export function BlockPanel({ blockId }: { readonly blockId: string }) {
  const { edit, actions, site } = useWorkspace();
  const { permissions, hasStreetMaps } = useBootFacts();
  const mayWriteCode = permissions.includes(CODE_PERMISSION);
  const { usesFormHandler, language, mapsKey } = siteSettingsOf(useRecord(site, 'settings'));
  const [places] = useState(() => createPlaceSearch(language, PLACE_TRACKING));
  const store = useActiveDocument();
  const block = parsedBlock(useRestedState(store, (state) => state.view[blockId]));
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  if (block === null) return null;
  const parsed = parsedContent(block);
  if (!parsed.ok) {
    return (
      <div className={styles['panel']}>
        <Banner tone="warning" title={translate(inspector.cannotShow)}>
          {translate(parsed.error)}
        </Banner>
        <BlockButtons />
      </div>
    );
  }
  const { declaration } = parsed.value;
  const data = parsed.value.data as JsonObject;
  const Own = OWN_PANELS.get(block.blockType);

  function change(field: string, value: JsonValue, name: Words | string, gestureId?: string): void {
    const checked = declaration.schema.safeParse({ ...data, [field]: value });
    if (!checked.success) {
      const issue = checked.error.issues.find((each) => each.path[0] === field) ?? checked.error.issues[0];
      setErrors((before) => ({ ...before, [field]: issue?.message ?? translate(inspector.notValid) }));
      return;
    }
    setErrors(({ [field]: _mended, ...rest }) => rest);
    const migration = migrateBlock(
      blockId,
      block as NonNullable<typeof block>,
      declaration.dataVersion,
      data,
    );
    const command = setBlockField(blockId, field, value, name);
    actions.run({ ...command, operations: [...migration, ...command.operations] }, gestureId);
  }

  const locked = mayWriteCode ? [] : (declaration.codeFields?.(parsed.value.data as never) ?? []);
  const controls = Object.entries(declaration.fields as Readonly<Record<string, FieldControl>>);
  const fields = controls.filter(([name]) => !locked.includes(name));
  const view = (name: string, control: FieldControl, inEffect?: JsonValue) => (
    <FieldView
      key={`${blockId} ${name}`}
      control={control}
      value={data[name] ?? inEffect}
      error={errors[name] ?? null}
      onChange={(value, gestureId) => change(name, value, changing(control.label), gestureId)}
      onEditInPlace={
        name === declaration.inlineField && hasInlineText(block.blockType)
          ? () => edit.editTextOf(blockId)
          : undefined
      }
    />
  );
  return (
    <div className={styles['panel']}>
      <h2 className={styles['title']}>{translate(declaration.title)}</h2>
      {fields.map(([name, control]) =>
        control.inOwnPanel === true || !isOffered(control, data) ? null : view(name, control),
      )}
      {locked.length === 0 ? null : <Banner tone="info">{lockedInWords(controls, locked)}</Banner>}
      {Own === undefined ? null : (
        <Suspense fallback={<Spinner label={translate(inspector.openingSettings)} />}>
          {createElement(Own, {
            key: blockId,
            data,
            onChange: (name, value, label, gestureId) => change(name, value, label, gestureId),
            field: (name, inEffect) => {
              const entry = fields.find(([each]) => each === name);
              return entry === undefined ? null : view(...entry, inEffect);
            },
            MailingListField,
            MemberAreaField,
            DonatePageField,
            hasFormHandler: usesFormHandler,
            translateContent,
            places,
            maps: {
              hasStreets: hasStreetMaps === true || mapsKey.trim() !== '',
              settingsHref: '/config/settings/maps',
            },
          })}
        </Suspense>
      )}
      <Suspense fallback={null}>
        <LookPanel key={`look ${blockId}`} blockId={blockId} />
      </Suspense>
      <PositionPanel blockId={blockId} />
      <VerticalAlignField blockIds={[blockId]} />
      <LayerButtons blockIds={[blockId]} />
      <ShownOn ids={[blockId]} />
      <BlockButtons />
    </div>
  );
}

/** Code runs in visitors' browsers, so it is not for everybody who writes (ROLE-59). */
function lockedInWords(
  controls: readonly (readonly [string, FieldControl])[],
  locked: readonly string[],
): string {
  const names = controls
    .filter(([name]) => locked.includes(name))
    .map(([, { label }]) => translate(inspector.quoted, { label }));
  return translate(inspector.locked, { fields: new Intl.ListFormat(formattingLocale()).format(names) });
}

function BlockButtons() {
  const { actions } = useWorkspace();
  return (
    <div className={styles['actions']}>
      <Button size="small" icon={<Copy aria-hidden="true" size={14} />} onPress={() => actions.duplicate()}>
        {translate(inspector.duplicate)}
      </Button>
      <Button size="small" icon={<Trash2 aria-hidden="true" size={14} />} onPress={() => actions.remove()}>
        {translate(inspector.delete)}
      </Button>
    </div>
  );
}
