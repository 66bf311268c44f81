import type { BlockDraft } from '#compose/block-draft.ts';
import { planSection, put } from '#compose/section-plan.ts';
import { titledText } from '../templates/titled-text.ts';
import type { DemoKit, DemoPage } from './demo-page.ts';
import { GALLERY_PICTURES } from './gallery-block.ts';
import { openingSection } from './opening-section.ts';

interface GalleryExample {
  readonly anchor: string;
  readonly title: string;
  readonly words: string;
  readonly block: (kit: DemoKit) => BlockDraft;
  /** Of the 24 columns; all of them where absent. */
  readonly columns?: number;
}

interface GalleryPage {
  readonly design: string;
  readonly title: string;
  readonly words: string;
  readonly examples: readonly GalleryExample[];
}

/** A page of its own for one design: each of its ways in a section. The page of all galleries leads to it. */
export function galleryPage({
  design,
  title,
  words,
  examples,
}: GalleryPage): DemoPage & { readonly key: string } {
  const key = `try-gallery-${design}`;
  return {
    key,
    pictures: GALLERY_PICTURES,
    build: (kit) => ({
      key,
      title: `Gallery: ${title}`,
      urlName: `gallery-${design}`,
      description: words,
      navigation: 'hidden',
      sections: [
        openingSection(
          title,
          words,
          examples.map((example) => [example.anchor, example.title]),
        ),
        ...examples.map((example, index) =>
          planSection(
            {
              name: example.title,
              theme: index % 2 === 0 ? 'light' : 'white',
              anchor: example.anchor,
            },
            [
              put([0, 0, 14, 3], titledText(2, example.title, example.words)),
              put([0, 4, example.columns ?? 24, 8], example.block(kit), { rows: 6 }),
            ],
          ),
        ),
      ],
    }),
  };
}
