import { createContext, use } from 'react';
import { invariant } from '#lib/invariant.ts';
import type { ContentListEntry } from '#contract/pages.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import type { SiteContent } from './content.ts';

/** Which page the site frame shows, for panels beside it. */
export interface ShownPage {
  readonly content: SiteContent;
  /** The site's own document: settings, navigation, header, footer, design. */
  readonly site: DocumentStore;
  readonly entry: ContentListEntry;
  readonly show: (entry: ContentListEntry) => void;
  /** Shows what stands at an address of the site; the home page where nothing does. */
  readonly showPath: (path: string) => void;
  /** Shows a page and starts editing it. */
  readonly edit: (entry: ContentListEntry) => void;
  /**
   * Fetches what the canvas shows of a page, or a post, that is being made. Resolves once it is there, or where it did not
   * arrive: shown without it, the page would stand empty for a moment.
   */
  readonly expectNew: (kind: 'page' | 'item') => Promise<void>;
}

export const ShownPageContext = createContext<ShownPage | null>(null);

export function useShownPage(): ShownPage {
  const shown = use(ShownPageContext);
  invariant(shown, 'useShownPage needs a ShownPageContext');
  return shown;
}
