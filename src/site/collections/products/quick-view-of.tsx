import type { QuickView } from '#domain/products/quick-view.ts';
import type { ShownProduct } from '#domain/products/shown-product.ts';
import { posts } from '#messages/en/posts.ts';
import { products } from '#messages/en/products.ts';
import { siteTranslator } from '#messages/site-translator.ts';
import { productItemsCss } from '#domain/design/product-items-css.ts';
import buttonStyles from '#blocks/button/button-link.css?inline';
import { GALLERY_STYLES } from '#blocks/gallery/styles/gallery-styles.ts';
import buyStyles from '#blocks/product-purchase.css?inline';
import type { ItemPage } from '../../content/page-content.ts';
import type { SiteShell } from '../../content/site-shell.ts';
import { renderMarkup } from '../../markup/render-markup.ts';
import productStyles from '../../styles/products.css?inline';
import quickViewStyles from '../../styles/quick-view.css?inline';
import { choiceStyles } from './choice-styles.ts';
import { ProductHead } from './product-head.tsx';

/** What a list or a block shows of a product over itself: the top of its page, and the way to it, with all styles of both. */
export function quickViewOf(
  content: ItemPage,
  product: ShownProduct,
  { settings, design }: Pick<SiteShell, 'settings' | 'design'>,
  path: string,
): QuickView {
  const translate = siteTranslator(settings.language);
  const dates = { language: settings.language, timeZone: settings.timeZone };
  // One arrangement fits the frame, whichever the store page has.
  const item = { ...content, product: { ...product, layout: 'products' as const } };
  const hasFeatured = content.featuredImage !== null;
  return {
    title: content.title === '' ? translate(posts.untitled) : content.title,
    html: renderMarkup(
      <>
        <ProductHead item={item} siteTitle="" dates={dates} translate={translate} mode="page" isQuickView />
        <p className="ProductItem-more">
          <a href={path}>{translate(products.fullDetails)}</a>
        </p>
      </>,
    ),
    // A page that shows products by a block alone has none of the styles of stores.
    styles: `@layer base{${buyStyles}${productStyles}${productItemsCss(design.productItems)}${choiceStyles(product, hasFeatured)}${quickViewStyles}}@layer blocks{${buttonStyles}${GALLERY_STYLES}}`,
  };
}
