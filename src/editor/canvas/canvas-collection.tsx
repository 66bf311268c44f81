import { collectionSettingsSchema } from '#domain/collections/collection-settings.ts';
import type { BlockContext } from '#blocks/define-block.ts';
import {
  gallerySection,
  orderedByHand,
  slidesOfItems,
  withSlides,
} from '#site/collections/gallery-section.ts';
import { SectionView } from '#site/sections/section-view.tsx';
import type { JsonObject } from '#lib/json.ts';
import { usePortfolioItems } from '../collections/use-portfolio-items.ts';

interface CanvasCollectionProps {
  readonly collectionId: string;
  readonly settings: unknown;
  readonly context: BlockContext;
}

/** What a slide gallery, an album or a portfolio shows below its own sections; it is changed in the panel under Pages. */
export function CanvasCollection({ collectionId, settings, context }: CanvasCollectionProps) {
  const parsed = collectionSettingsSchema.safeParse(settings);
  if (!parsed.success || parsed.data.collectionType === 'blog') return null;
  const { collectionType, gallery, itemOrder } = parsed.data;
  return collectionType === 'portfolio' ? (
    <CanvasPortfolio collectionId={collectionId} gallery={gallery} order={itemOrder} context={context} />
  ) : (
    <SectionView entry={gallerySection(collectionId, gallery)} context={context} />
  );
}

function CanvasPortfolio({
  collectionId,
  gallery,
  order,
  context,
}: {
  readonly collectionId: string;
  readonly gallery: JsonObject;
  readonly order: readonly string[];
  readonly context: BlockContext;
}) {
  const items = usePortfolioItems(collectionId);
  const summaries = (items.data ?? []).map((entry) => ({
    id: entry.documentId as string,
    path: encodeURI(entry.path),
    title: entry.title,
    excerpt: entry.excerpt,
    authorName: '',
    image: entry.image,
    categories: [],
    publishedAt: null,
  }));
  const slides = slidesOfItems(orderedByHand(summaries, order));
  return <SectionView entry={gallerySection(collectionId, withSlides(gallery, slides))} context={context} />;
}
