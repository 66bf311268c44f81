import { defineTranslation } from '../../define-messages.ts';
import type { slidesEditor as english } from '../../en/interface/slides-editor.ts';

export const slidesEditor = defineTranslation<typeof english>('slidesEditor', {
  title: '{holds, select, track {Titres} other {Diapositives}}',
  inOrder: '{holds, select, track {Titres dans l’ordre} other {Diapositives dans l’ordre}}',
  drop: '{holds, select, track {Déposez des fichiers MP3 ou M4A ici} other {Déposez des images et des vidéos ici}}',
  picture: '{holds, select, track {Pochette} other {Image}}',
  poster: 'Image d’aperçu',
  chooseFiles: 'Choisir des fichiers',
  fromLibrary: 'Depuis la médiathèque',
  addVideo: 'Ajouter une vidéo',
  atMost: '{holds, select, track {{max} titres au plus.} other {{max} diapositives au plus.}}',
  addPictures: 'Ajouter des images',
  done: 'Terminé',
  countOf: '{count} diapositives sur {max}. Une image est ajoutée dès qu’elle est choisie.',
  openingLibrary: 'Ouverture de la médiathèque',
  chosen: '{holds, select, track {Titres choisis} other {Diapositives choisies}}',
  all: 'Tout ({count})',
  chosenOf: '{chosen} sur {count} choisis',
  actionsForChosen:
    '{holds, select, track {Actions pour les titres choisis} other {Actions pour les diapositives choisies}}',
  actions: 'Actions',
  removeChosen:
    '{holds, select, track {Retirer les titres choisis} other {Retirer les diapositives choisies}}',
  leftOut:
    '{holds, select, track {Un album contient au plus {max} titres.} other {Une galerie contient au plus {max} diapositives.}} {count, plural, one {# fichier a été laissé de côté.} other {# fichiers ont été laissés de côté.}}',
  keptUnderMedia:
    '{holds, select, track {Un album contient au plus {max} titres.} other {Une galerie contient au plus {max} diapositives.}} {file} est conservé sous Médias.',
  moveUp: '{holds, select, track {Monter le titre} other {Monter la diapositive}}',
  moveDown: '{holds, select, track {Descendre le titre} other {Descendre la diapositive}}',
  remove: '{holds, select, track {Retirer le titre} other {Retirer la diapositive}}',
  close: '{holds, select, track {Fermer le titre} other {Fermer la diapositive}}',
  place: '{holds, select, track {Titre {place} : {title}} other {Diapositive {place} : {title}}}',
  move: 'Déplacer {title}',
  track: 'Titre {place}',
  video: 'Vidéo {place}',
  untitledPicture: 'Image {place}',
  movedOne:
    '{holds, select, track {Titre déplacé} other {Diapositive déplacée}} à la place {place} sur {count}',
  movedSeveral:
    '{holds, select, track {{moved} titres déplacés} other {{moved} diapositives déplacées}} à la place {place} sur {count}',
  movedTitle: '{title} : place {place} sur {count}',
  removed: '{holds, select, track {Titre retiré} other {Diapositive retirée}}',
  doneFor: '{step} : {count}',
  uploading: 'Envoi en cours',
  notArrived: 'Envois non aboutis',
  storedOf: '{stored} sur {added}',
  cancelAll: 'Tout annuler',
  tryAllAgain: 'Tout réessayer',
  clearList: 'Vider la liste',
  cancel: 'Annuler',
  add: 'Ajouter',
  videoLabel: 'Vidéo',
  videoText: 'Une adresse ou un code d’intégration d’un service vidéo, ou un de vos fichiers.',
  posterText: 'Image affichée jusqu’à la lecture de la vidéo',
});
