import type { BlockRecord } from '#domain/pages/block-record.ts';
import type { Section } from '#domain/pages/section.ts';
import type { PageOverlays } from '../../overlays/page-overlays.ts';
import type { PageContent } from '#site/content/page-content.ts';
import type { PublishedPageContext } from '../page-context-of.ts';
import type { PageFacts } from '../page-facts.ts';
import type { PageRequest } from '#site/content/page-request.ts';
import type { SiteShell } from '#site/content/site-shell.ts';

/** A part of a page as markup, with the facts gathered while it was written. */
export interface PagePart {
  readonly html: string;
  readonly facts: PageFacts;
}

/** A page whose body is written, before its head is. */
export interface WrittenPage {
  readonly shell: SiteShell;
  readonly content: PageContent;
  readonly request: PageRequest;
  readonly overlays: PageOverlays;
  /** Those of the footer included. */
  readonly sections: readonly Section[];
  /** All blocks that are rendered, that of a popup included. */
  readonly blocks: readonly BlockRecord[];
  readonly body: PagePart;
  /** What lies over the page. */
  readonly over: PagePart;
}

/** A feature of pages besides their blocks. Each function returns what the feature adds to one page. */
export interface PageFeature {
  readonly name: string;
  /** CSS besides that of blocks; empty where the page does not use the feature. */
  readonly styles?: (page: WrittenPage) => string;
  /** Types of blocks whose styles it needs besides those of the page. */
  readonly blockTypes?: (page: WrittenPage) => readonly string[];
  /** Entries of the page context for the runtime. */
  readonly context?: (page: WrittenPage) => Partial<PublishedPageContext>;
  /** Whether the page needs the runtime. */
  readonly needsRuntime?: (page: WrittenPage) => boolean;
  /** Attributes of the body, each with a space in front. */
  readonly bodyAttributes?: (page: WrittenPage) => string;
}
