import { defineTranslation } from '../../define-messages.ts';
import type { storeSettings as english } from '../../en/interface/store-settings.ts';

export const storeSettings = defineTranslation<typeof english>('storeSettings', {
  settings: 'Réglages de la boutique',
  prices: 'Prix',
  currency: 'Devise',
  currencyText: 'Un prix s’affiche ainsi : {example}',
  trimsZeroFractions: 'Omettre les zéros après le point',
  trimsZeroFractionsText:
    'Les listes et les pages de produits indiquent {short} au lieu de {long}. Le panier, la commande et les commandes passées indiquent toujours le montant entier.',
  changeCurrency: 'Changer de devise ?',
  changeTo: 'Passer à {currency}',
  notConverted:
    'Les prix ne sont pas convertis : ce qui coûte {before} coûtera aussitôt {after}. Les commandes gardent la devise dans laquelle elles ont été passées.',
  measures: 'Poids et dimensions',
  measuresText:
    'Les poids et les dimensions des produits sont convertis lorsque vous choisissez l’autre système.',
  metric: 'Métrique ({weight}, {length})',
  imperial: 'Impérial ({weight}, {length})',
  seller: 'Vendeur',
  sellerText: 'Qui vend, tel que les acheteurs le lisent.',
  sellerName: 'Nom du vendeur',
  sellerAddress: 'Adresse du vendeur',
  taxNumber: 'Numéro fiscal',
  taxNumberText: 'Comme votre pays l’écrit, par exemple un numéro de TVA.',
  loading: 'Chargement des réglages de la boutique',
  stock: 'Stock',
  showsLowStock: 'Indiquer quand il en reste peu',
  showsLowStockText: 'Les pages de produits indiquent « Plus que {n} en stock ».',
  lowStock: 'À partir de combien de pièces',
  receipts: 'Reçus',
  receiptsText:
    'Lorsqu’une personne vous demande d’effacer ses données, ses commandes restent sans nom ni adresse. Les reçus gardent les deux aussi longtemps que la loi l’exige, pour la comptabilité seulement.',
  retentionYears: 'Années pendant lesquelles les reçus gardent le nom et l’adresse',
  giftCards: 'Cartes cadeaux',
  giftCardsText:
    'Les cartes déjà vendues restent comme elles sont. La loi de beaucoup de pays demande plusieurs années.',
  giftCardYears: 'Les nouvelles cartes cadeaux expirent',
  giftCardsNever: 'Jamais',
  giftCardsAfter: '{count, plural, one {Après # an} many {Après # ans} other {Après # ans}}',
});
