import { defineTranslation } from '../../define-messages.ts';
import type { storeSettings as english } from '../../en/interface/store-settings.ts';

export const storeSettings = defineTranslation<typeof english>('storeSettings', {
  settings: 'Ajustes de la tienda',
  prices: 'Precios',
  currency: 'Moneda',
  currencyText: 'Un precio se ve así: {example}',
  trimsZeroFractions: 'Omitir los ceros después del punto',
  trimsZeroFractionsText:
    'Las listas y páginas de productos dicen {short} en lugar de {long}. El carrito, la compra y los pedidos lo dicen siempre completo.',
  changeCurrency: '¿Cambiar la moneda?',
  changeTo: 'Cambiar a {currency}',
  notConverted:
    'Los precios no se convierten: lo que ahora cuesta {before} costará {after} al momento. Los pedidos conservan la moneda en que se hicieron.',
  measures: 'Pesos y medidas',
  measuresText: 'Los pesos y las medidas de los productos se convierten cuando elige el otro sistema.',
  metric: 'Métrico ({weight}, {length})',
  imperial: 'Imperial ({weight}, {length})',
  seller: 'Vendedor',
  sellerText: 'Quién vende, tal como lo leen los compradores.',
  sellerName: 'Nombre del vendedor',
  sellerAddress: 'Dirección del vendedor',
  taxNumber: 'Número fiscal',
  taxNumberText: 'Como lo escribe su país, por ejemplo un número de IVA.',
  loading: 'Cargando los ajustes de la tienda',
  stock: 'Existencias',
  showsLowStock: 'Avisar cuando quedan pocas',
  showsLowStockText: 'Las páginas de productos dicen «Solo quedan {n}».',
  lowStock: 'A partir de cuántas piezas',
  receipts: 'Recibos',
  receiptsText:
    'Cuando alguien le pide que borre sus datos, sus pedidos quedan sin nombre ni dirección. Los recibos conservan ambos mientras la ley lo exija, solo para la contabilidad.',
  retentionYears: 'Años que los recibos conservan el nombre y la dirección',
  giftCards: 'Tarjetas regalo',
  giftCardsText: 'Las tarjetas ya vendidas se quedan como están. La ley de muchos países pide varios años.',
  giftCardYears: 'Las nuevas tarjetas regalo caducan',
  giftCardsNever: 'Nunca',
  giftCardsAfter:
    '{count, plural, one {Después de # año} many {Después de # años} other {Después de # años}}',
});
