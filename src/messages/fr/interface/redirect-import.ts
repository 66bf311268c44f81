import { defineTranslation } from '../../define-messages.ts';
import type { redirectImport as english } from '../../en/interface/redirect-import.ts';

export const redirectImport = defineTranslation<typeof english>('redirectImport', {
  title: 'Importer des redirections',
  noneFound: 'Aucune redirection n’a été trouvée ici. Utilisez des lignes comme /old -> /new',
  stopped:
    '{reason} Auparavant, {saved, plural, one {# redirection a été reprise} other {# redirections ont été reprises}}.',
  wentWrong: 'Une erreur s’est produite',
  notUnderstood: 'Non compris : {words}',
  done: 'Terminé',
  cancel: 'Annuler',
  continue: 'Continuer',
  run: 'Importer {count, number}',
  takenIn: '{count, plural, one {# redirection a été reprise} other {# redirections ont été reprises}}.',
  leftOut: 'Laissées de côté',
  leftOutCount: 'Laissées de côté : {count, number}',
  read: '{count, plural, one {# redirection a été lue} other {# redirections ont été lues}}. Celles d’une adresse qui en a déjà une la remplacent.',
  importing: 'Importation',
  dropFile: 'Déposez un fichier ici',
  formats:
    'CSV, .htaccess, _redirects, vercel.json, nginx, ou ce qu’exporte l’extension Redirection de WordPress.',
  chooseFile: 'Choisir un fichier',
  tooLarge: 'Ce fichier est trop volumineux. La limite est de 20 Mo.',
  paste: 'Ou collez-les',
  line: 'Ligne {line, number} : {message}',
});
