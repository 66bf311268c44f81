import { blockHints } from '#messages/en/interface/block-hints.ts';
import { posts } from '#messages/en/posts.ts';
import { products } from '#messages/en/products.ts';
import type { BlockRenderProps } from '../define-block.ts';
import { editorHint } from '../editor-hint.ts';
import { BuyForm } from '../product/buy-form.tsx';
import { productNeeds } from '../product/needs.ts';
import type { AddToCartData } from './schema.ts';

/** A button that puts one product into the cart, with the choice of its variants. */
export function AddToCartBlock({ data, context }: BlockRenderProps<AddToCartData>) {
  const [need] = productNeeds(data);
  const { translate } = context;
  if (need === undefined) {
    return context.mode === 'page' ? null : (
      <p className="portico-block-add-to-cart">{editorHint(context, blockHints.product)}</p>
    );
  }
  const [found] = context.loaded('product', need.documentId) ?? [];
  if (found === undefined) {
    return <p className="portico-block-add-to-cart">{translate(products.notShown)}</p>;
  }
  return (
    <div className="portico-block-add-to-cart" data-alignment={data.alignment}>
      <BuyForm
        product={found.product}
        title={found.title === '' ? translate(posts.untitled) : found.title}
        path={found.path}
        buttonText={data.buttonText.trim()}
        hasQuantity={data.showQuantity}
        context={context}
      />
    </div>
  );
}
