import { z } from 'zod';
import { BLOCK_DESIGNS, galleryDesignOf } from '#domain/galleries/gallery-designs.ts';
import { GALLERY_MEDIA_TYPES, slideTypeOf } from '#domain/galleries/gallery-item-kinds.ts';
import { HEIGHTS, parseColumnWidth, parseLength, SPACES } from '#domain/galleries/gallery-length.ts';
import type { LengthRange } from '#domain/galleries/gallery-length.ts';
import {
  ACTIVE_ALIGNMENTS,
  ACTIVE_SLIDE_CLICKS,
  CAPTION_POSITIONS,
  COLUMN_WIDTH_BEHAVIORS,
  gallerySettings,
  LIST_IMAGE_SIZES,
  META_POSITIONS,
  SCROLL_DIRECTIONS,
  SETTING_RANGES,
  SLIDE_CLICKS,
  TRANSITIONS,
} from '#domain/galleries/gallery-settings.ts';
import type { GallerySettings } from '#domain/galleries/gallery-settings.ts';
import { SNAP_POINT } from '#domain/galleries/snap-point.ts';
import { galleryItemSchema, type GalleryItem } from '#domain/galleries/gallery-item.ts';
import { linkValueSchema } from '#domain/links/link-value.ts';
import type { ImageValue } from '#domain/images/image-value.ts';
import { AUTOPLAY } from '#domain/lightbox/autoplay.ts';
import { LIGHTBOX_THEMES } from '#domain/lightbox/lightbox.ts';
import { createId } from '#lib/id.ts';

/** What one gallery block holds. */
export const MAX_GALLERY_ITEMS = 500;
const LIGHTBOX_SECONDS = AUTOPLAY.timeoutMs / 1000;
/** `Auto`, or width to height (GAL-33, GAL-34). */
const IMAGE_RATIO = /^(?:Auto|[1-9]\d{0,3}:[1-9]\d{0,3})$/;

function number({ min, max }: { readonly min: number; readonly max: number }) {
  return z.number().min(min).max(max).optional().catch(undefined);
}

function integer({ min, max }: { readonly min: number; readonly max: number }) {
  return z.int().min(min).max(max).optional().catch(undefined);
}

function choice<const Values extends readonly string[]>(values: Values) {
  return z.enum(values).optional().catch(undefined);
}

function length(range: LengthRange) {
  return z
    .unknown()
    .transform((value) => parseLength(value, range))
    .optional();
}

const toggle = () => z.boolean().optional().catch(undefined);

/** A setting that is absent, or invalid, has the default of the design (GAL-59). */
export const gallerySchema = z.object({
  items: z.array(galleryItemSchema).max(MAX_GALLERY_ITEMS),
  /** A link to the collection its slides come from; absent for slides of its own (GAL-12). */
  collection: linkValueSchema.nullable().optional().catch(undefined),
  /** GAL-32; an unknown value is rendered as `base` (GAL-74), as `stacked` is. */
  design: z.enum(BLOCK_DESIGNS).catch('stacked'),
  imageAspectRatio: z.string().regex(IMAGE_RATIO).optional().catch(undefined),
  slidesPerRow: integer(SETTING_RANGES.slidesPerRow),
  lightbox: toggle(),
  lightboxTheme: choice(LIGHTBOX_THEMES),
  mixedContent: toggle(),
  columnWidth: z.unknown().transform(parseColumnWidth).optional(),
  columnWidthBehavior: choice(COLUMN_WIDTH_BEHAVIORS),
  gutter: length(SPACES),
  rowHeight: integer(SETTING_RANGES.rowHeight),
  listImageSize: choice(LIST_IMAGE_SIZES),
  vSize: number(SETTING_RANGES.vSize),
  aspectRatio: number(SETTING_RANGES.aspectRatio),
  'active-alignment': choice(ACTIVE_ALIGNMENTS),
  'thumbnails-per-row': integer(SETTING_RANGES['thumbnails-per-row']),
  perRowOnPhones: integer(SETTING_RANGES.perRowOnPhones),
  'thumbnail-strip-height': length(HEIGHTS),
  'thumbnail-strip-margin': length(SPACES),
  autoplay: toggle(),
  'autoplay-duration': number(SETTING_RANGES['autoplay-duration']),
  random: toggle(),
  'square-thumbs': toggle(),
  'auto-crop': toggle(),
  thumbnails: toggle(),
  captions: choice(CAPTION_POSITIONS),
  'meta-position': choice(META_POSITIONS),
  padding: length(SPACES),
  transition: choice(TRANSITIONS),
  snapPoint: z.string().regex(SNAP_POINT).optional().catch(undefined),
  scrollDirection: choice(SCROLL_DIRECTIONS),
  clickBehaviour: choice(SLIDE_CLICKS),
  activeSlideClick: choice(ACTIVE_SLIDE_CLICKS),
  updateAddress: toggle(),
  /** Whether the lightbox has autoplay, in order or not (OVER-113, OVER-114). */
  lightboxAutoplay: z.enum(['off', 'next', 'random']).catch('off'),
  lightboxAutoplaySeconds: z.number().min(1).max(60).catch(LIGHTBOX_SECONDS),
});
export type GalleryData = z.infer<typeof gallerySchema>;

/** All settings of a block, with the defaults of its design. */
export function settingsOf(data: GalleryData): GallerySettings {
  return gallerySettings(galleryDesignOf(data.design), data);
}

/** Whether a click on one of its slides opens the lightbox (OVER-83, GAL-37). */
export function hasLightbox(data: GalleryData): boolean {
  return settingsOf(data).lightbox && data.items.some(opensInLightbox);
}

/** Slides without a click-through address (GAL-37); a video plays in place. */
export function opensInLightbox(item: GalleryItem): boolean {
  return item.link === null && item.image !== null && slideTypeOf(item.mediaType) === 'image';
}

export function newGalleryItem(image: ImageValue): GalleryItem {
  return { ...emptyItem(image.fileId), mediaType: GALLERY_MEDIA_TYPES.imageFile, image };
}

export function newGalleryVideo(videoUrl: string, poster: ImageValue | null = null): GalleryItem {
  return { ...emptyItem(createId()), mediaType: GALLERY_MEDIA_TYPES.video, videoUrl, image: poster };
}

/** A track of an album, its picture the cover (CONT-103). */
export function newGalleryTrack(audioUrl: string, title: string): GalleryItem {
  return { ...emptyItem(createId()), audioUrl, title };
}

function emptyItem(id: string): GalleryItem {
  return {
    id,
    mediaType: GALLERY_MEDIA_TYPES.imageEmpty,
    image: null,
    videoUrl: '',
    captionsUrl: '',
    title: '',
    description: '',
    link: null,
    urlName: '',
  };
}

export function galleryDefaults(): GalleryData {
  return { items: [], design: 'grid', lightboxAutoplay: 'off', lightboxAutoplaySeconds: LIGHTBOX_SECONDS };
}
