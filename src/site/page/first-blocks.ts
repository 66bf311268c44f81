import type { Loaded } from '#blocks/needs/need.ts';
import type { SectionWithBlocks } from '#domain/pages/page-model.ts';
import { backgroundImage } from '#domain/pages/section.ts';
import { parsedContent } from '../blocks/parsed-content.ts';

/** The block whose picture is loaded first, and the one that may have the page's only `h1`. */
export interface FirstBlocks {
  /** Whether the background of the first section is the page's first picture. */
  readonly isBackgroundFirst: boolean;
  readonly imageId: string | null;
  readonly headingId: string | null;
}

/** The number of sections that can be in the first view of a page; pictures below load lazily. */
const SECTIONS_IN_FIRST_VIEW = 2;

/** Finds the first picture and the first heading of a page. */
export function findFirstBlocks(sections: readonly SectionWithBlocks[], loaded: Loaded): FirstBlocks {
  const isBackgroundFirst = backgroundImage(sections[0]?.section) !== null;
  const blocks = sections.slice(0, SECTIONS_IN_FIRST_VIEW).flatMap((entry) => entry.blocks);
  return {
    isBackgroundFirst,
    imageId: isBackgroundFirst ? null : (blocks.find((block) => showsPicture(block, loaded))?.id ?? null),
    headingId: blocks.find((block) => block.blockType === 'text' || block.blockType === 'image')?.id ?? null,
  };
}

function showsPicture(block: SectionWithBlocks['blocks'][number], loaded: Loaded): boolean {
  const parsed = parsedContent(block);
  if (!parsed.ok) return false;
  const { declaration, data } = parsed.value;
  return declaration.showsPicture?.(data, loaded) ?? (declaration.fileIds?.(data) ?? []).length > 0;
}
