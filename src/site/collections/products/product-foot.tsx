import { products } from '#messages/en/products.ts';
import type { ItemPartProps } from '../define-collection-view.ts';
import { ItemPager } from '../item-pager.tsx';
import { labelPath } from '../label-path.ts';

/** The part below the sections of a product: its categories, links to the products before and after it and to the store. */
export function ProductFoot({ item, translate }: ItemPartProps) {
  const { collection, categories } = item;
  return (
    <div
      className="portico-section portico-post-footer"
      data-theme="white"
      data-height="auto"
      data-width="wide"
      data-align="top"
    >
      {categories.length === 0 ? null : (
        <ul className="portico-post-tags">
          {categories.map((category) => (
            <li key={category}>
              <a href={labelPath(collection.path, 'category', category)}>{category}</a>
            </li>
          ))}
        </ul>
      )}
      <ItemPager item={item} label={translate(products.products)} translate={translate} />
    </div>
  );
}
