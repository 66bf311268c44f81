import { defineTranslation } from '../define-messages.ts';
import type { comments as english } from '../en/comments.ts';

export const comments = defineTranslation<typeof english>('comments', {
  leave: 'Laisser un commentaire',
  name: 'Nom',
  email: 'E-mail',
  emailNote: 'Votre adresse n’est pas affichée.',
  text: 'Commentaire',
  textNote:
    'Vous pouvez écrire en **gras**, en *italique*, du `code`, > des citations, - des listes et des liens.',
  send: 'Envoyer le commentaire',
  reply: 'Répondre',
  replyTo: 'Répondre à {name}',
  awaiting: 'Votre commentaire est en attente de modération.',
  sentTitle: 'Merci pour votre commentaire',
  closed: 'Les commentaires sont fermés.',
  off: 'Il n’y a pas de commentaires ici.',
  gone: 'Ce commentaire n’existe plus.',
  tooFast: 'Vous commentez trop vite. Veuillez patienter un instant.',
  tooQuick:
    'C’était plus rapide que quiconque ne peut écrire. Veuillez vérifier votre commentaire et le renvoyer.',
  keyUsed:
    'Ce formulaire a déjà servi ou est resté ouvert trop longtemps. Votre commentaire figure ci-dessous : veuillez le renvoyer.',
  sameText: 'Vous avez déjà écrit cela.',
  nameMissing: 'Veuillez saisir votre nom.',
  nameTooLong: 'Un nom peut compter au plus {max} caractères.',
  nameTaken: 'Ce nom appartient à une personne qui travaille sur ce site. Veuillez en utiliser un autre.',
  emailWrong: 'Veuillez saisir une adresse e-mail telle que name@example.com.',
  textMissing: 'Veuillez écrire quelque chose.',
  textTooLong: 'Un commentaire peut compter au plus {max} caractères. Le vôtre en compte {length}.',
  textUnreadable:
    'Certains caractères de ce texte n’ont pas pu être lus. Ils sont marqués par � : veuillez les remplacer.',
  author: 'Auteur',
  team: 'Équipe',
  back: 'Retour à « {title} »',
  pages: 'Pages de commentaires',
  pageBefore: 'Commentaires précédents',
  pageAfter: 'Commentaires suivants',
  asMember: 'Commenter en tant que membre, ou modifier ce que vous avez écrit',
  writingAs: 'Vous commentez en tant que {name}.',
  own: 'Vos commentaires',
  ownChange: 'Modifier le commentaire',
  ownRemove: 'Supprimer le commentaire',
  ownRemoved: 'Votre commentaire a été supprimé.',
  ownTooLate: 'Un commentaire peut être modifié pendant 15 minutes. Celui-ci ne peut plus qu’être supprimé.',
  removed: 'Commentaire supprimé',
});
