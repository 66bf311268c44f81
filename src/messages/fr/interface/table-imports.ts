import { defineTranslation } from '../../define-messages.ts';
import type { tableImports as english } from '../../en/interface/table-imports.ts';

export const tableImports = defineTranslation<typeof english>('tableImports', {
  looking: 'Examen de {file}',
  taking: 'Import de {file}',
  undoing: 'Annulation de l’import de {file}',
  rows: '{rows, plural, one {# ligne} other {# lignes}}',
  rowsOf: '{rows, number} lignes sur {total, number}',
  uploading: 'Envoi du fichier',
  opening: 'Ouverture de l’import',
  dismiss: 'Masquer',
  undo: 'Annuler',
  details: 'Détails',
  downloadLeftOut: 'Télécharger les lignes laissées de côté',
  firstShown: 'Seules les {shown, number} premières sur {total, number} sont affichées.',
  goOn: 'Continuer',
  discard: 'Abandonner',
  close: 'Fermer',
  ready: '{file} est prêt à être importé',
  readyText: 'Le fichier est gardé un jour.',
  done: 'Importé\xa0: {file}',
  result: '{added, number} ajoutés, {changed, number} modifiés, {left, number} laissés de côté.',
  stopped: 'Import arrêté\xa0: {file}',
  stoppedText:
    '{added, number} ajoutés, {changed, number} modifiés. Ils restent\xa0; pendant 72 heures, vous pouvez l’annuler.',
  failed: 'Non importé\xa0: {file}',
  undone: 'L’import a été annulé\xa0: {file}',
});
