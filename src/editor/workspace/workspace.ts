import { createContext, use } from 'react';
import type { ContentListEntry } from '#contract/pages.ts';
import { invariant } from '#lib/invariant.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import type { ListedItem } from '../listed-item/listed-item.ts';
import type { PictureUploads } from '../files/picture-uploads.ts';
import type { SyncedSources } from '../synced-sources/synced-sources.ts';
import type { EditActions } from '../actions/edit-actions.ts';
import type { EditStore } from '../editing/edit-store.ts';

/**
 * The context of the editor of one page: the page, the site's own document, synced sections and the state of the edit
 * mode.
 */
export interface Workspace {
  readonly siteId: string;
  readonly page: DocumentStore;
  readonly site: DocumentStore;
  readonly entry: ContentListEntry;
  /** The synced sections that the page shows. */
  readonly synced: SyncedSources;
  /** The item that is worked on in the list of a collection. */
  readonly listedItem: ListedItem;
  readonly edit: EditStore;
  readonly actions: EditActions;
  /** Pictures dropped and pasted, on their way onto the page. */
  readonly pictures: PictureUploads;
  readonly canWrite: boolean;
  readonly canPublish: boolean;
}

export const WorkspaceContext = createContext<Workspace | null>(null);

export function useWorkspace(): Workspace {
  const workspace = use(WorkspaceContext);
  invariant(workspace, 'useWorkspace needs a WorkspaceContext');
  return workspace;
}
