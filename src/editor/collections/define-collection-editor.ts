import type { ItemSummary } from '#domain/collections/item-summary.ts';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import type { ContentListEntry } from '#contract/pages.ts';
import type { CollectionSettings } from '#domain/collections/collection-settings.ts';
import type { Words } from '#messages/message.ts';
import type { GalleryItem } from '#domain/galleries/gallery-item.ts';
import type { Message } from '#messages/message.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import type { ItemPage } from '#site/content/page-content.ts';
import type { CollectionFieldsProps } from '../page-settings/collection-fields-props.ts';
import type { DocumentId } from '#domain/documents/record.ts';

/** The panel of a collection under Pages. */
export interface CollectionPanelProps {
  readonly collection: ContentListEntry;
  readonly currentDocumentId: DocumentId | null;
  readonly canWrite: boolean;
  readonly onOpen: (entry: ContentListEntry) => void;
}

/** The content of a collection's page besides its own sections. */
export interface ShownOnCanvas {
  /** Items that are listed. */
  readonly posts: readonly ItemSummary[];
  readonly pageCount: number;
  /** False while it is loading. */
  readonly isEmpty: boolean;
  /** The data of the gallery; null where none is shown. */
  readonly slides: readonly GalleryItem[] | null;
}

export interface CanvasListProps<Settings = CollectionSettings> {
  readonly documentId: DocumentId;
  readonly settings: Settings;
  /** Renders the page as visitors get it. */
  readonly draw: (shown: ShownOnCanvas) => ReactNode;
}

/** What fields of a type of items work with. */
export interface OwnFieldsProps {
  readonly item: DocumentStore;
  readonly entry: ContentListEntry;
}

export interface CanvasPartsProps extends OwnFieldsProps {
  /** Renders the page as visitors get it, with what it shows of its own. */
  readonly draw: (parts: Pick<ItemPage, 'product'>) => ReactNode;
}

/** The editor's side of items of one type. */
export interface ItemEditor {
  readonly heading: Words;
  /** Fields of its settings besides those of all items; loaded when they are shown. */
  readonly Fields?: ComponentType<OwnFieldsProps>;
  /** Loads what its page shows besides what all items have. */
  readonly CanvasParts?: ComponentType<CanvasPartsProps>;
}

/** The editor's side of collections of one type. `Settings`: those of the type. */
export interface CollectionEditor<Settings = CollectionSettings> {
  /** In the list of pages, and where pages are added. */
  readonly icon: LucideIcon;
  /** The title in the dialog that adds pages. */
  readonly title: Message;
  readonly description: Message;
  /** The panel under Pages; loaded when it is opened. */
  readonly Panel: ComponentType<CollectionPanelProps>;
  /** Loads the content of its page and renders it; loaded with the first such page. */
  CanvasList(this: void, props: CanvasListProps<Settings>): ReactNode;
  /** Further fields of its general settings. */
  readonly SettingsFields: ComponentType<CollectionFieldsProps> | null;
  /** Shown in its row of the list of pages. */
  readonly RowAction: ComponentType<{ readonly collection: ContentListEntry }> | null;
  /** Null where it has no items with pages of their own. */
  readonly item: ItemEditor | null;
}
