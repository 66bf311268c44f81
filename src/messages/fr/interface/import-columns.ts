import { defineTranslation } from '../../define-messages.ts';
import type { importColumns as english } from '../../en/interface/import-columns.ts';

export const importColumns = defineTranslation<typeof english>('importColumns', {
  status: 'Statut',
  note: 'Note',
  joined: 'Inscrit le',
  confirmed: 'Confirmé le',
  lastSeen: 'Vu pour la dernière fois le',
  customerId: 'Identifiant chez le prestataire de paiement',
  answer: 'Réponse à un champ propre',
  agreed: 'Accord donné le',
  unsubscribed: 'Désinscrit le',
  bounced: 'Rejeté le',
});
