import { defineMessages } from '../../define-messages.ts';

/** What the settings of a store say: the currency, units, who sells. */
export const storeSettings = defineMessages('storeSettings', {
  settings: 'Store settings',
  prices: 'Prices',
  currency: 'Currency',
  currencyText: 'A price looks like this: {example}',
  trimsZeroFractions: 'Leave out zeros behind the point',
  trimsZeroFractionsText:
    'Lists and pages of products say {short} in place of {long}. The cart, the checkout and orders always say all of it.',
  changeCurrency: 'Change the currency?',
  changeTo: 'Change to {currency}',
  notConverted:
    'Prices are not converted: what costs {before} now will cost {after} at once. Orders keep the currency they were placed in.',
  measures: 'Weights and sizes',
  measuresText: 'Weights and sizes of products are converted when you choose the other one.',
  metric: 'Metric ({weight}, {length})',
  imperial: 'Imperial ({weight}, {length})',
  seller: 'Seller',
  sellerText: 'Who sells, as buyers read it.',
  sellerName: 'Name of the seller',
  sellerAddress: 'Address of the seller',
  taxNumber: 'Tax number',
  taxNumberText: 'As your country writes it, such as a VAT number.',
  loading: 'Loading the store settings',
  stock: 'Stock',
  showsLowStock: 'Say when little is left',
  showsLowStockText: 'Product pages say “Only {n} left”.',
  lowStock: 'From how many pieces on',
  receipts: 'Receipts',
  receiptsText:
    'When somebody asks you to erase what you know about them, their orders stay without name and address. Receipts keep both for as long as the law asks you to, for those alone who keep the books.',
  retentionYears: 'Years that receipts keep name and address',
  giftCards: 'Gift cards',
  giftCardsText:
    'Cards that were sold already stay as they are. The law of many countries asks for several years.',
  giftCardYears: 'New gift cards expire',
  giftCardsNever: 'Never',
  giftCardsAfter: '{count, plural, one {After # year} other {After # years}}',
});
