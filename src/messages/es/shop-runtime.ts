import { defineTranslation } from '../define-messages.ts';
import type { shopRuntime as english } from '../en/shop-runtime.ts';

export const shopRuntime = defineTranslation<typeof english>('shopRuntime', {
  noCart: 'Su sesión ha caducado o no tiene las cookies activadas. No podemos continuar con la compra.',
  cartFailed: 'No se ha podido cargar tu carrito. Vuelve a cargar la página.',
  pageFailed: 'No se ha podido cargar esta página. Vuelve a cargarla.',
  reload: 'Recargar',
});
