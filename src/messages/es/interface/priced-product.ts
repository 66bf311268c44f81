import { defineTranslation } from '../../define-messages.ts';
import type { pricedProduct as english } from '../../en/interface/priced-product.ts';

export const pricedProduct = defineTranslation<typeof english>('pricedProduct', {
  loading: 'Cargando el producto',
  lead: 'Aquí se cambian los precios, el SKU, las existencias y la visibilidad. Lo demás lo cambia quien edita el sitio. Los precios nuevos valen en cuanto se publican.',
  page: 'Página',
});
