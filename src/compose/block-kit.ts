import type { GalleryItem } from '#domain/galleries/gallery-item.ts';
import type { ImageData } from '#blocks/image/schema.ts';
import { GALLERY_MEDIA_TYPES } from '#domain/galleries/gallery-item-kinds.ts';
import type { LinkValue } from '#domain/links/link-value.ts';
import type { ImageValue } from '#domain/images/image-value.ts';
import type { RichTextNode } from '#domain/rich-text/rich-text.ts';
import { tableTextOf, type TableContent } from '#domain/rich-text/table-text.ts';
import { draft, type BlockDraft } from './block-draft.ts';
import { rich } from './rich-text-kit.ts';
import type { PictureName } from './pictures.ts';

const SITE_SPACING = { spacing: 'site', lineHeight: 1.6, letterSpacing: 0 } as const;

export function text(...content: readonly RichTextNode[]): BlockDraft {
  return draft('text', { text: rich(...content), size: 'normal', ...SITE_SPACING });
}

export function lead(...content: readonly RichTextNode[]): BlockDraft {
  return draft('text', { text: rich(...content), size: 'lead', ...SITE_SPACING });
}

export function small(...content: readonly RichTextNode[]): BlockDraft {
  return draft('text', { text: rich(...content), size: 'small', ...SITE_SPACING });
}

interface PictureOptions {
  readonly ratio?: ImageData['ratio'];
  readonly caption?: string;
  readonly link?: LinkValue;
  readonly variant?: ImageData['variant'];
  readonly title?: string;
  readonly subtitle?: string;
  readonly buttonText?: string;
  readonly side?: 'start' | 'end';
}

/** A block that asks for pictures, with those that previews show in their place. */
export function asking(block: BlockDraft, ...samples: readonly PictureName[]): BlockDraft {
  return { ...block, samples };
}

/** A picture; null leaves it to be chosen. */
export function picture(image: ImageValue | null, options: PictureOptions = {}): BlockDraft {
  return draft('image', {
    image,
    variant: options.variant ?? 'inline',
    mode: 'fill',
    ratio: options.ratio ?? 'original',
    caption: options.caption ?? '',
    link: options.link ?? null,
    title: options.title ?? '',
    subtitle: options.subtitle ?? '',
    buttonText: options.buttonText ?? '',
    side: options.side ?? 'start',
    alignment: 'site',
    buttonKind: 'site',
  });
}

export function button(
  buttonText: string,
  link: LinkValue | null,
  options: {
    readonly variant?: 'filled' | 'outline' | 'text';
    readonly alignment?: 'left' | 'center' | 'right';
    readonly size?: 'small' | 'medium' | 'large';
    readonly isFullWidth?: boolean;
  } = {},
): BlockDraft {
  return draft('button', {
    buttonText,
    clickthroughUrl: link,
    alignment: options.alignment ?? 'left',
    size: options.size ?? 'medium',
    newWindow: false,
    context: 'block',
    variant: options.variant ?? 'filled',
    isFullWidth: options.isFullWidth ?? false,
  });
}

export function quote(
  words: string,
  source: string,
  options: { readonly alignment?: 'left' | 'center'; readonly size?: 'medium' | 'large' } = {},
): BlockDraft {
  return draft('quote', {
    quote: rich({ type: 'paragraph', content: [{ type: 'text', text: words }] }),
    source,
    sourceLink: null,
    size: options.size ?? 'large',
    alignment: options.alignment ?? 'left',
  });
}

export function line(width = 100): BlockDraft {
  return draft('horizontal-rule', {
    pattern: 'solid',
    tone: 'line',
    thickness: 1,
    width,
    alignment: 'left',
  });
}

export interface GalleryPicture {
  readonly image: ImageValue;
  readonly title?: string;
  readonly caption?: string;
  readonly link?: LinkValue;
  /** Its name in addresses. */
  readonly urlName?: string;
}

export function gallery(
  pictures: readonly GalleryPicture[],
  options: {
    readonly perRow?: number;
    readonly perRowOnPhones?: number;
    readonly padding?: number;
    readonly ratio?: string;
    readonly lightboxTheme?: 'dark' | 'light';
    readonly lightboxAutoplay?: 'off' | 'next' | 'random';
    readonly lightboxAutoplaySeconds?: number;
  } = {},
): BlockDraft {
  return draft('gallery', {
    items: pictures.map(gallerySlide),
    design: 'grid',
    'thumbnails-per-row': options.perRow ?? 3,
    perRowOnPhones: options.perRowOnPhones ?? 2,
    padding: options.padding ?? 20,
    imageAspectRatio: options.ratio === 'original' ? 'Auto' : (options.ratio ?? '1:1'),
    captions: 'below',
    lightbox: true,
    lightboxTheme: options.lightboxTheme ?? 'dark',
    lightboxAutoplay: options.lightboxAutoplay ?? 'off',
    lightboxAutoplaySeconds: options.lightboxAutoplaySeconds ?? 1,
  });
}

/** A slide of a gallery; one picture may stand in it several times. */
export function gallerySlide(
  { image, title = '', caption = '', link, urlName = '' }: GalleryPicture,
  index: number,
  all: readonly GalleryPicture[],
): GalleryItem {
  const copies = all.slice(0, index).filter((each) => each.image.fileId === image.fileId).length;
  return {
    id: copies === 0 ? image.fileId : `${image.fileId}-${copies + 1}`,
    mediaType: GALLERY_MEDIA_TYPES.imageFile,
    image,
    videoUrl: '',
    captionsUrl: '',
    title,
    description: caption,
    link: link ?? null,
    urlName,
  };
}

export function accordion(items: readonly (readonly [title: string, answer: string])[]): BlockDraft {
  return draft('accordion', {
    items: items.map(([title, answer]) => ({
      title,
      content: rich({ type: 'paragraph', content: [{ type: 'text', text: answer }] }),
    })),
    allowMultipleOpen: false,
    firstItemExpanded: false,
    dividers: true,
  });
}

export function table(content: TableContent, look: 'lines' | 'grid' | 'striped' = 'lines'): BlockDraft {
  return draft('table', { table: tableTextOf(content), look, size: 'normal' });
}

export function menu(source: string, layout: 'list' | 'columns' = 'columns', currency = '$'): BlockDraft {
  return draft('menu', { text: source, currency, layout });
}

export function socialLinks(
  addresses: readonly string[],
  options: {
    readonly style?: 'icons' | 'circles' | 'words' | 'both';
  } = {},
): BlockDraft {
  return draft('social-links', {
    links: addresses.map((address) => ({ address, network: 'auto' as const, label: '' })),
    style: options.style ?? 'icons',
    size: 'medium',
    alignment: 'left',
  });
}
