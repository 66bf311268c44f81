import type { BlockRecord } from '#domain/pages/block-record.ts';
import type { Section } from '#domain/pages/section.ts';
import type { PageOverlays } from '../../overlays/page-overlays.ts';
import type { PageContent } from '#site/content/page-content.ts';
import type { PublishedPageContext } from '../page-context-of.ts';
import type { PageFacts } from '../page-facts.ts';
import type { PageRequest } from '#site/content/page-request.ts';
import type { SiteShell } from '#site/content/site-shell.ts';

/** A part of a page as markup, and what is known of it. */
export interface PagePart {
  readonly html: string;
  readonly facts: PageFacts;
}

/** A page whose elements are written, before its head is. */
export interface WrittenPage {
  readonly shell: SiteShell;
  readonly content: PageContent;
  readonly request: PageRequest;
  readonly overlays: PageOverlays;
  /** Those of the footer included. */
  readonly sections: readonly Section[];
  /** All that are drawn, that of a popup included. */
  readonly blocks: readonly BlockRecord[];
  readonly body: PagePart;
  /** What lies over the page. */
  readonly over: PagePart;
}

/** Something that pages can have besides their blocks. Each part says for one page what it brings along. */
export interface PageFeature {
  readonly name: string;
  /** Rules besides those of blocks; empty where the page does without the feature. */
  readonly styles?: (page: WrittenPage) => string;
  /** What the runtime is told. */
  readonly context?: (page: WrittenPage) => Partial<PublishedPageContext>;
  /** Whether the page does not do without the runtime. */
  readonly needsRuntime?: (page: WrittenPage) => boolean;
  /** Attributes of the body, each with a space in front. */
  readonly bodyAttributes?: (page: WrittenPage) => string;
}
