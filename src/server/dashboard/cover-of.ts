import { NOTHING_LOADED } from '#blocks/needs/need.ts';
import { colorsOn, deriveTheme } from '#domain/design/color-themes.ts';
import { parseDesign } from '#domain/design/design-settings.ts';
import { sectionGradient } from '#domain/design/section-gradient.ts';
import { fontOfDesign } from '#domain/design/font-of-design.ts';
import type { DocumentRecords } from '#domain/documents/record.ts';
import { imageValueSchema, type ImageValue } from '#domain/images/image-value.ts';
import type { BlockRecord } from '#domain/pages/block-record.ts';
import { deriveSections } from '#domain/pages/page-model.ts';
import { blockHeight } from '#site/blocks/block-height.ts';
import { MAX_HEADLINE_LENGTH, type SiteCover } from '#domain/sites/site-cover.ts';
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
  const headline = firstWords(blocks);
  // The contrast of a later section's words with the picture of the first was never checked.
  const isOnPicture = headline === '' || firstWords(sections[0]?.blocks ?? []) !== '';
  return {
    header: { background: headerColors.background, ink: headerColors.navigation, title: settings.title },
    background: colors.background,
    heading: colors.heading,
    muted: colors.muted,
    button: colors.buttonBackground,
    font: fontOfDesign(design, design.fonts.heading)?.fallback ?? 'sans-serif',
    headline,
    picture:
      first !== undefined && 'overlay' in first.background && first.background.image !== null
        ? pictureOf(first.background.image, isOnPicture ? first.background.overlay : null)
        : firstPicture(blocks),
  };
}

function pictureOf({ path, width, focalPoint }: ImageValue, overlay: number | null): SiteCover['picture'] {
  return { path, width, focalPoint, overlay };
}

function firstWords(blocks: readonly BlockRecord[]): string {
  for (const block of blocks) {
    const parsed = parsedContent(block);
    if (!parsed.ok) continue;
    const text = parsed.value.declaration.plainText?.(parsed.value.data, NOTHING_LOADED) ?? '';
    const line = text.split('\n').find((each) => each.trim() !== '');
    if (line !== undefined) return cutText(line.trim(), MAX_HEADLINE_LENGTH);
  }
  return '';
}

function firstPicture(blocks: readonly BlockRecord[]): SiteCover['picture'] {
  for (const { data } of blocks) {
    const waiting: unknown[] = [data];
    for (let seen = 0; seen < MAX_VALUES_SEEN && waiting.length > 0; seen += 1) {
      const value = waiting.shift();
      if (typeof value !== 'object' || value === null) continue;
      const image = imageValueSchema.safeParse(value);
      if (image.success) return pictureOf(image.data, null);
      waiting.push(...Object.values(value).slice(0, MAX_VALUES_SEEN));
    }
  }
  return null;
}
