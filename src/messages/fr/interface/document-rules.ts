import { defineTranslation } from '../../define-messages.ts';
import type { documentRules as english } from '../../en/interface/document-rules.ts';

export const documentRules = defineTranslation<typeof english>('documentRules', {
  valueTooLarge: 'La valeur est trop grande.',
  recordTooLarge: 'L’enregistrement est trop grand.',
  fieldNotAllowed: 'Un champ de l’enregistrement porte un nom non autorisé.',
  nothingToSave: 'Il n’y a rien à enregistrer.',
  syncedNotSaved:
    'Ce qui affiche une section synchronisée n’est pas enregistré : insérez-la depuis la liste des sections synchronisées.',
  tooLargeToSave: 'C’est trop volumineux pour être enregistré. Enregistrez-en des parties.',
  bandsOverlap: 'Chaque poids doit être supérieur au précédent.',
  codesBackwards: '{code} est à l’envers : saisissez d’abord le code postal le plus bas.',
  noTable: 'Ce n’est pas un tableau affichable.',
  tooManyFields: 'Il peut y avoir au plus {most} de ces champs.',
  mailTwice: 'Il existe déjà un texte pour cet e-mail.',
  mailAlwaysSent: 'Les acheteurs reçoivent toujours cet e-mail.',
  unknownPlaceholder: 'Aucun espace réservé ne s’appelle {name}.',
});
