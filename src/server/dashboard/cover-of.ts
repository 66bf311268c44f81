import { NOTHING_LOADED } from '#blocks/needs/need.ts';
import { colorsOn, deriveTheme } from '#domain/design/color-themes.ts';
import { parseDesign } from '#domain/design/design-settings.ts';
import { sectionGradient } from '#domain/design/section-gradient.ts';
import { fontOfDesign } from '#domain/design/font-of-design.ts';
import type { DocumentRecords } from '#domain/documents/record.ts';
import { imageValueSchema, type ImageValue } from '#domain/images/image-value.ts';
import type { BlockRecord } from '#domain/pages/block-record.ts';
import { deriveSections } from '#domain/pages/page-model.ts';
import { bottomOf, shareColumns } from '#domain/arrangement/placed-block.ts';
import { blockHeight } from '#site/blocks/block-height.ts';
import { MAX_HEADLINE_LENGTH, type CoverPicturePlace, type SiteCover } from '#domain/sites/site-cover.ts';
import { siteHeaderSchema, siteSettingsSchema } from '#domain/sites/site-settings.ts';
import { cutText } from '#lib/cut-text.ts';
import { parsedContent } from '#site/blocks/parsed-content.ts';

/** The number of sections in the first view of a page. */
const SECTIONS_IN_FIRST_VIEW = 2;
/** Values of a block that are looked at for a picture; galleries have theirs at the beginning. */
const MAX_VALUES_SEEN = 500;

/** The cover of a site on the dashboard: from its published document (settings, header, design) and home page. */
export function coverOf(site: DocumentRecords, home: DocumentRecords): SiteCover {
  const settings = siteSettingsSchema.parse({ ...site['settings'], id: 'settings', type: 'settings' });
  const header = siteHeaderSchema.parse({ ...site['header'], id: 'header', type: 'header' });
  const design = parseDesign(site['design']);
  const sections = deriveSections(home, blockHeight).slice(0, SECTIONS_IN_FIRST_VIEW);
  const first = sections[0]?.section;
  const colors =
    first?.background.kind === 'color'
      ? colorsOn(first.background.color)
      : first?.background.kind === 'gradient'
        ? sectionGradient({ theme: first.theme, background: first.background }, design).colors
        : deriveTheme(design, first?.theme ?? 'white');
  const headerColors = deriveTheme(design, header.theme);
  const blocks = sections.flatMap((section) => section.blocks);
  const words = firstWords(blocks);
  // The contrast of a later section's words with the picture of the first was never checked.
  const isOnPicture = words === null || words.block.sectionId === first?.id;
  return {
    header: { background: headerColors.background, ink: headerColors.navigation, title: settings.title },
    background: colors.background,
    heading: colors.heading,
    muted: colors.muted,
    button: colors.buttonBackground,
    font: fontOfDesign(design, design.fonts.heading)?.fallback ?? 'sans-serif',
    headline: words?.line ?? '',
    picture:
      first !== undefined && 'overlay' in first.background && first.background.image !== null
        ? coverPicture(first.background.image, isOnPicture ? first.background.overlay : null, 'above')
        : firstPicture(blocks, words?.block ?? null),
  };
}

function coverPicture(
  { path, width, focalPoint }: ImageValue,
  overlay: number | null,
  place: CoverPicturePlace,
): SiteCover['picture'] {
  return { path, width, focalPoint, overlay, place };
}

function firstWords(
  blocks: readonly BlockRecord[],
): { readonly block: BlockRecord; readonly line: string } | null {
  for (const block of blocks) {
    const parsed = parsedContent(block);
    if (!parsed.ok) continue;
    const text = parsed.value.declaration.plainText?.(parsed.value.data, NOTHING_LOADED) ?? '';
    const line = text.split('\n').find((each) => each.trim() !== '');
    if (line !== undefined) return { block, line: cutText(line.trim(), MAX_HEADLINE_LENGTH) };
  }
  return null;
}

function firstPicture(blocks: readonly BlockRecord[], words: BlockRecord | null): SiteCover['picture'] {
  for (const block of blocks) {
    const waiting: unknown[] = [block.data];
    for (let seen = 0; seen < MAX_VALUES_SEEN && waiting.length > 0; seen += 1) {
      const value = waiting.shift();
      if (typeof value !== 'object' || value === null) continue;
      const image = imageValueSchema.safeParse(value);
      if (image.success) return coverPicture(image.data, null, placeOfPicture(block, words, blocks));
      waiting.push(...Object.values(value).slice(0, MAX_VALUES_SEEN));
    }
  }
  return null;
}

/** Where a picture stands beside the first words; `blocks` are in the order of their sections. */
function placeOfPicture(
  picture: BlockRecord,
  words: BlockRecord | null,
  blocks: readonly BlockRecord[],
): CoverPicturePlace {
  if (words === null || words.id === picture.id) return 'end';
  if (words.sectionId !== picture.sectionId) {
    return blocks.indexOf(words) < blocks.indexOf(picture) ? 'below' : 'above';
  }
  const [own, other] = [picture.desktop, words.desktop];
  if (shareColumns(own, other) && own.y >= bottomOf(other)) return 'below';
  if (shareColumns(own, other) && other.y >= bottomOf(own)) return 'above';
  return own.x + own.w / 2 >= other.x + other.w / 2 ? 'end' : 'start';
}
