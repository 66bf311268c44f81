import { defineTranslation } from '../../define-messages.ts';
import type { importReasons as english } from '../../en/interface/import-reasons.ts';

export const importReasons = defineTranslation<typeof english>('importReasons', {
  added: 'Nouvelles',
  changed: 'Modifiées',
  unchanged: 'Inchangées',
  skipped: 'Laissées de côté',
  wrong: 'Erronées',
  rows: 'Lignes laissées de côté',
  row: 'Ligne {line} : ',
  noEmail: 'Cette ligne ne contient pas d’adresse e-mail.',
  invalidEmail: 'Veuillez saisir une adresse e-mail valide',
  manyEmails: 'Cette ligne contient plus de {max} adresses e-mail.',
  twice: 'Cette adresse figure deux fois dans le fichier.',
  tooMuch: 'Quelque chose dans cette ligne est trop long ou en trop.',
  unstorable: 'Ceci contient des caractères qui ne peuvent être conservés. Retirez-les et réessayez.',
  longLabel: 'Une étiquette a plus de {max} caractères.',
  labels: 'Un membre a au plus {count} étiquettes de {max} caractères.',
  erased: 'Cette personne a été effacée.',
  unsubscribed: 'Cette personne s’est désabonnée et ne peut se réabonner qu’elle-même.',
});
