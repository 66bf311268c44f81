import { defineTranslation } from '../../define-messages.ts';
import type { saving as english } from '../../en/interface/saving.ts';

export const saving = defineTranslation<typeof english>('saving', {
  saved: 'Enregistré',
  saving: 'Enregistrement…',
  offline: 'Hors ligne : conservé ici',
  signedOut: 'Non enregistré : reconnectez-vous',
  removed: 'Non enregistré : la page a été supprimée',
  refused: 'Non enregistré : corrigez ou annulez',
  conflict: 'Modifié aussi par quelqu’un d’autre',
  undone: 'Annulé : {name}',
  undonePassedOver: 'Annulé : {name}. Enregistré plus tard et toujours là : {later}.',
  undoOvertaken: 'Impossible d’annuler « {name} » : cela a changé depuis.',
});
