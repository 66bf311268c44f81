import { collectionSettingsSchema } from '#domain/collections/collection-settings.ts';
import type { CollectionType } from '#domain/collections/collection-registry.ts';
import { collectionTypeOf } from '#domain/collections/collections.ts';
import { itemSettingsSchema } from '#domain/collections/item-settings.ts';
import type { WorkflowState } from '#domain/collections/workflow-state.ts';
import type { DocumentKind, DocumentRecords } from '#domain/documents/record.ts';
import type { ImageValue } from '#domain/images/image-value.ts';
import { pageSettingsSchema } from '#domain/pages/page-settings.ts';

/** The settings of a page, a collection or an item as far as lists and routes need them. */
export interface EntrySettings {
  readonly urlName: string;
  /** Null for what is no collection. */
  readonly collectionType: CollectionType | null;
  readonly title: string;
  /** What menus call it; empty: its title. */
  readonly navigationTitle: string;
  readonly description: string;
  readonly excerpt: string;
  readonly authorName: string;
  readonly image: ImageValue | null;
  readonly tags: readonly string[];
  readonly categories: readonly string[];
  readonly workflowState: WorkflowState;
  readonly publishAt: string | null;
  readonly isEnabled: boolean;
  readonly isNoindex: boolean;
  /** The address search engines are told in place of its own; empty for its own. */
  readonly canonical: string;
}

/** Null for the site's own document and synced sections, which have no address, and where the settings do not parse. */
export function readEntrySettings(kind: DocumentKind, records: DocumentRecords): EntrySettings | null {
  const settings = records['settings'];
  switch (kind) {
    case 'site':
    case 'synced':
      return null;
    case 'page':
    case 'collection': {
      const parsed = (kind === 'page' ? pageSettingsSchema : collectionSettingsSchema).safeParse(settings);
      if (!parsed.success) return null;
      const { urlName, title, navigationTitle, description, socialImage, enabled, noindex, canonical } =
        parsed.data;
      return {
        urlName,
        collectionType: kind === 'collection' ? collectionTypeOf(settings) : null,
        title,
        navigationTitle,
        description,
        excerpt: '',
        authorName: '',
        image: socialImage,
        tags: [],
        categories: [],
        workflowState: 'published',
        publishAt: null,
        isEnabled: enabled,
        isNoindex: noindex,
        canonical,
      };
    }
    case 'item': {
      const parsed = itemSettingsSchema.safeParse(settings);
      if (!parsed.success) return null;
      const { featuredImage, socialImage, noindex, ...rest } = parsed.data;
      return {
        ...rest,
        collectionType: null,
        navigationTitle: '',
        image: featuredImage ?? socialImage,
        isEnabled: true,
        isNoindex: noindex,
      };
    }
  }
}
