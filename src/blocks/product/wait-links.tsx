import type { ShownProduct } from '#domain/products/shown-product.ts';
import { storeReminders } from '#messages/en/store-reminders.ts';
import type { Translate } from '#messages/translator.ts';

/** Of more that is sold out a block leads to the page of the product, where one of them is chosen. */
const MOST_LINKS = 5;

interface WaitLinksProps {
  readonly product: ShownProduct;
  /** For who does not see it beside the links. */
  readonly title: string;
  /** Of the page of the product. */
  readonly path: string;
  readonly translate: Translate;
}

/** The ways to be told when what is sold out is back, where the shop tells of it (ORD-92). */
export function WaitLinks({ product, title, path, translate }: WaitLinksProps) {
  const { id, options, variants } = product;
  const gone = variants.filter(({ isInStock }) => !isInStock);
  if (product.tellsBack !== true || gone.length === 0) return null;
  const isLong = gone.length > MOST_LINKS;
  const links = isLong
    ? [{ href: path, name: '' }]
    : gone.map((variant) => ({
        href: `/commerce/back-in-stock?product=${id}&variant=${variant.id}`,
        name: options
          .map(({ values }, index) => values[variant.values[index] ?? -1] ?? '')
          .filter((value) => value !== '')
          .join(' / '),
      }));
  return (
    <ul className="product-wait">
      {links.map(({ href, name }) => (
        <li key={href}>
          <a href={href} {...(isLong ? {} : { rel: 'nofollow' })}>
            {translate(storeReminders.waitLink)}
            {name === '' ? <span className="portico-hidden"> {title}</span> : ` (${name})`}
          </a>
        </li>
      ))}
    </ul>
  );
}
