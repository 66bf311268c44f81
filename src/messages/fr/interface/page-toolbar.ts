import { defineTranslation } from '../../define-messages.ts';
import type { pageToolbar as english } from '../../en/interface/page-toolbar.ts';

export const pageToolbar = defineTranslation<typeof english>('pageToolbar', {
  aboutSaving: 'À propos de l’enregistrement',
  gotIt: 'Compris',
  tryNow: 'Réessayer maintenant',
  offline:
    'Erreur réseau. Vos modifications sont conservées dans ce navigateur et seront enregistrées dès le retour de la connexion.',
  removed:
    'Cette page a été supprimée par quelqu’un d’autre. Vous pouvez la restaurer depuis la corbeille ; vos modifications sont conservées dans ce navigateur.',
  refused:
    'Quelque chose n’a pas pu être enregistré en l’état. Cela reste dans ce navigateur jusqu’à ce que vous le corrigiez ou l’annuliez.',
  conflicts:
    '{count, plural, one {Quelqu’un d’autre a modifié la même chose que vous. La modification la plus récente est affichée ; l’autre se trouve dans l’historique.} other {Quelqu’un d’autre a modifié les mêmes choses que vous. Les modifications les plus récentes sont affichées ; les autres se trouvent dans l’historique.}}',
  preview: 'Aperçu en tant que visiteur',
  share: 'Partager un lien d’aperçu',
  publishOther: 'Publier les autres modifications',
  history: 'Historique',
  shortcuts: 'Raccourcis clavier',
  toolbar: 'Barre d’outils de la page',
  editPage: 'Modifier {title}',
  done: 'Terminé',
  edit: 'Modifier',
  blocksToAdd: 'Blocs à ajouter',
  more: 'Plus',
  undo: 'Annuler',
  undoStep: 'Annuler : {name}',
  redo: 'Rétablir',
  redoStep: 'Rétablir : {name}',
  device: 'Appareil',
  desktop: 'Ordinateur',
  mobile: 'Mobile',
});
