import type { DocumentRecords } from '#domain/documents/record.ts';
import type { ImageValue } from '#domain/images/image-value.ts';
import type { z } from 'zod';
import { pageSettingsSchema } from '#domain/pages/page-settings.ts';
import { collectionSettingsSchema } from './collection-settings.ts';
import type { CollectionType } from './collection-registry.ts';
import { collectionTypeOf } from './collections.ts';
import { itemSettingsSchema } from './item-settings.ts';
import type { WorkflowState } from './workflow-state.ts';

/** The settings of a document as far as lists and routes need them. */
export interface EntrySettings {
  readonly urlName: string;
  /** Of a collection; null for what is none. */
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
  /** Pages and collections are `published`. */
  readonly workflowState: WorkflowState;
  /** ISO 8601, or null. */
  readonly publishAt: string | null;
  readonly isEnabled: boolean;
  /** Whether lists show it to visitors; whoever has its address sees it all the same (COMM-09). */
  readonly isListed: boolean;
  /** Search engines are asked not to list it, or are told another address of it. */
  readonly isNoindex: boolean;
  /** The address search engines are told in place of its own; empty for its own. */
  readonly canonical: string;
  /** What owners find it by besides what all entries have. */
  readonly searchedWords?: readonly string[];
}

/** Of a page; null where its settings do not parse. */
export function pageEntrySettings(records: DocumentRecords): EntrySettings | null {
  const parsed = pageSettingsSchema.safeParse(records['settings']);
  return parsed.success ? settingsOfPage(parsed.data, null) : null;
}

/** Of a collection; null where its settings do not parse. */
export function collectionEntrySettings(records: DocumentRecords): EntrySettings | null {
  const settings = records['settings'];
  const parsed = collectionSettingsSchema.safeParse(settings);
  return parsed.success ? settingsOfPage(parsed.data, collectionTypeOf(settings)) : null;
}

/** Of an item of a collection; null where its settings do not parse. */
export function itemEntrySettings(records: DocumentRecords): EntrySettings | null {
  const parsed = itemSettingsSchema.safeParse(records['settings']);
  if (!parsed.success) return null;
  const { featuredImage, socialImage, noindex, ...rest } = parsed.data;
  return {
    ...rest,
    collectionType: null,
    navigationTitle: '',
    image: featuredImage ?? socialImage,
    isEnabled: true,
    isListed: !('visibility' in rest) || rest.visibility === 'listed',
    isNoindex: noindex,
    ...('structuredContent' in rest ? { searchedWords: [rest.structuredContent.brand] } : {}),
  };
}

function settingsOfPage(
  settings: Pick<
    z.infer<typeof pageSettingsSchema>,
    | 'urlName'
    | 'title'
    | 'navigationTitle'
    | 'description'
    | 'socialImage'
    | 'enabled'
    | 'noindex'
    | 'canonical'
  >,
  collectionType: CollectionType | null,
): EntrySettings {
  const { urlName, title, navigationTitle, description, socialImage, enabled, noindex, canonical } = settings;
  return {
    urlName,
    collectionType,
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
    isListed: true,
    isNoindex: noindex,
    canonical,
  };
}
