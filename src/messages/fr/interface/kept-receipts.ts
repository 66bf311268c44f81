import { defineTranslation } from '../../define-messages.ts';
import type { keptReceipts as english } from '../../en/interface/kept-receipts.ts';

export const keptReceipts = defineTranslation<typeof english>('keptReceipts', {
  title: 'Reçus conservés',
  lead: 'Reçus de personnes effacées. Le nom et l’adresse n’y restent que le temps fixé dans les réglages de la boutique.',
  nothing: 'Aucun reçu conservé',
  nothingText: 'Dès qu’une personne qui a acheté quelque chose est effacée, ses reçus sont ici.',
  printPage: 'Imprimer cette page',
  number: 'Reçu',
  receipt: 'Reçu {number}',
  name: 'Nom',
  placed: 'Commandé',
  until: 'Conservé jusqu’au',
  total: 'Total',
});
