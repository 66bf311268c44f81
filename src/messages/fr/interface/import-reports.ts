import { defineTranslation } from '../../define-messages.ts';
import type { importReports as english } from '../../en/interface/import-reports.ts';

export const importReports = defineTranslation<typeof english>('importReports', {
  dryRun: 'C’était un essai à blanc : rien n’a été écrit, et aucun fichier n’a été récupéré.',
  cancelled: 'L’import a été annulé. Ce qui avait été repris jusque-là est là.',
  stopped:
    'L’import s’est arrêté avant la fin : le serveur a redémarré ou a manqué de mémoire. Ce qui avait été repris est là. Importez de nouveau le fichier : il reprend où il s’était arrêté.',
  notAnExport: 'Ce n’est pas un fichier d’export de WordPress ou de Disqus : {reason}',
  notReadToEnd:
    'Le fichier n’a pas pu être lu jusqu’au bout. {reason} Ce qui avait été repris jusque-là est là.',
  noStorage:
    'Le stockage des fichiers ne répond pas. Importez de nouveau le fichier quand il répondra : il reprend où il s’était arrêté.',
  noDatabase:
    'La base de données ne répond pas. Importez de nouveau le fichier quand elle répondra : il reprend où il s’était arrêté.',
  unexpected: 'Une erreur inattendue s’est produite (dans le journal sous {errorId}).',
  notPublished:
    '« {title} » a été repris mais n’a pas pu être publié. {fault} Ouvrez-le et publiez-le à la main.',
  notInNavigation:
    'Les pages n’ont pas pu être ajoutées à la navigation. {fault} Ajoutez-les dans le panneau des pages.',
  navigationWaits:
    'La navigation contient d’autres modifications non publiées. Publiez le site pour y montrer les pages importées.',
  entryFailed:
    '{fault} Les autres entrées ne sont pas concernées. Modifiez celle-ci dans WordPress et importez de nouveau, ou copiez son texte à la main.',
  known: 'a déjà été repris',
  noItem:
    'Aucun élément de ce site n’a son identifiant ni son adresse : {count, plural, one {# commentaire a été laissé} other {# commentaires ont été laissés}} de côté. Ajoutez une redirection de cette adresse vers l’élément, puis importez de nouveau le fichier.',
  commentsMade: '{count, plural, one {# commentaire} other {# commentaires}}',
  commentsKnown: '{count, plural, one {# commentaire déjà repris} other {# commentaires déjà repris}}',
  productsAreDrafts:
    '{count, plural, one {# produit a été repris comme brouillon} other {# produits ont été repris comme brouillons}} d’une page de boutique. Examinez-les dans la vente, puis publiez-les.',
  inTrash: 'était dans la corbeille',
  hadPassword: 'était protégé par un mot de passe et est privé maintenant',
  wasSticky: 'était épinglé',
  hadNoTitle: 'n’avait pas de titre',
  pageOff: 'est désactivé, car les pages ne peuvent pas être privées',
  pageNotLive: 'n’est pas en ligne, car il n’était pas publié',
  hadFormat: 'avait le format d’article {format}',
  menuLeftOut:
    'Le menu « {name} » avec {count, number} entrées n’a pas été repris : un site a une seule navigation principale.',
  navigationFull: 'La navigation peut contenir {max, number} liens et dossiers. Laissés de côté : {names}.',
  entryLeadsNowhere: 'L’entrée de menu « {title} » ne mène à rien dans cet export.',
  entryWithoutCategory: 'Une entrée de menu mène à une catégorie absente de cet export.',
  entryNotValid: 'L’entrée de menu « {title} » mène à une adresse non valide : {url}',
  textBefore: 'Du texte avant l’export a été laissé de côté : {text}',
  textAfter: 'Du texte après l’export a été laissé de côté : {text}',
  ampersands: '{count, number} × « & » était seul dans le fichier et a été lu comme du texte.',
  characters: '{count, number} × le fichier nomme un caractère qui n’existe pas.',
  malformed: 'Ligne {line} : {message}',
  endsEarly: 'Ligne {line} : le fichier se termine trop tôt. Exportez-le de nouveau et envoyez-le en entier.',
  empty: 'le fichier est vide ou n’est pas du XML.',
  noVersion: 'il ne dit pas quelle version du format d’export il a.',
  wrongStart: 'il commence par {found} et non par {wanted}.',
  tooDeep: 'Ligne {line} : les éléments sont imbriqués trop profondément.',
  notUtf8: 'ce n’est pas du texte en UTF-8.',
  textTooLong:
    'Son texte a plus de 5 000 000 de caractères. Répartissez-le sur plusieurs entrées dans WordPress.',
  readerFailed: 'La lecture a échoué : {message}',
  readerSlow: 'La lecture a pris trop de temps.',
  readerClosed: 'Le fichier a été fermé.',
  readerMemory:
    'La lecture demande plus de mémoire qu’un import ne peut en prendre ({memory} Mo, IMPORT_MEMORY_MB).',
  readerGone: 'Le processus qui le lit s’est terminé de façon inattendue.',
});
