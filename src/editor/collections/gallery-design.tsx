import { changing } from '#domain/documents/changing.ts';
import { useMemo } from 'react';
import { GALLERY_FIELDS } from '#blocks/gallery/fields.ts';
import { GallerySettingGroups } from '#blocks/gallery/panel.tsx';
import { DesignPicker } from '#blocks/gallery/panel/design-picker.tsx';
import { gallerySchema } from '#blocks/gallery/schema.ts';
import type { ImageValue } from '#domain/images/image-value.ts';
import type { JsonObject, JsonValue } from '#lib/json.ts';
import { parsedContent } from '#site/blocks/parsed-content.ts';
import { galleryBlock } from '#site/collections/gallery-section.ts';
import type { FieldControl, Label } from '#blocks/define-block.ts';
import { collectionPanels } from '#messages/en/interface/collection-panels.ts';
import { pageSteps } from '#messages/en/interface/page-steps.ts';
import { translate } from '#ui/translate.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { useRecord } from '../documents/use-document-state.ts';
import { FieldView } from '../field-kinds/field-view.tsx';
import { PanelGroup } from '../panel/panel-group.tsx';
import { galleryOf } from '../slides/slides-of-collection.ts';

interface GalleryDesignProps {
  readonly store: DocumentStore;
  /** The first slides, for the thumbnails of the designs. */
  readonly pictures: readonly ImageValue[];
}

/**
 * The display settings of a slide gallery, an album or a portfolio: the designs and settings of gallery blocks (GAL-06,
 * GAL-12).
 */
export function GalleryDesign({ store, pictures }: GalleryDesignProps) {
  const stored = galleryOf(useRecord(store, 'settings'));
  const gallery = useMemo(() => {
    const parsed = parsedContent(galleryBlock(store.documentId, stored));
    return gallerySchema.parse({ items: [], ...(parsed.ok ? (parsed.value.data as JsonObject) : {}) });
  }, [store.documentId, stored]);
  const values: JsonObject = gallery;
  const change = (field: string, value: JsonValue, label: Label, gestureId?: string): void =>
    store.run(
      {
        name: label,
        operations: [{ op: 'set', id: 'settings', field: `gallery.${field}`, value }],
      },
      gestureId,
    );
  const fields: Readonly<Record<string, FieldControl>> = GALLERY_FIELDS;
  return (
    <PanelGroup title={translate(collectionPanels.design)}>
      <DesignPicker
        design={gallery.design}
        pictures={pictures}
        onChange={(design) => change('design', design, pageSteps.changeDesign)}
      />
      <GallerySettingGroups
        gallery={gallery}
        onChange={change}
        field={(name, inEffect) => {
          const control = fields[name];
          return control === undefined ? null : (
            <FieldView
              control={control}
              value={values[name] ?? inEffect}
              error={null}
              onChange={(value, gestureId) => change(name, value, changing(control.label), gestureId)}
            />
          );
        }}
      />
    </PanelGroup>
  );
}
