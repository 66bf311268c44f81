import { defineTranslation } from '../../define-messages.ts';
import type { peopleRoles as english } from '../../en/interface/people-roles.ts';

export const peopleRoles = defineTranslation<typeof english>('peopleRoles', {
  admin: 'Administration',
  aboutAdmin: 'Tout sur le site, y compris ses réglages et ses personnes.',
  billing: 'Facturation',
  aboutBilling: 'La formule, le moyen de paiement et les factures.',
  reporting: 'Rapports',
  aboutReporting: 'Lit les rapports sur les visites, les ventes et les formulaires ; ne modifie rien.',
  editor: 'Rédaction',
  aboutEditor: 'Pages, articles, design et publication ; lit ce que reçoivent les formulaires.',
  moderator: 'Modération',
  aboutModerator: 'Approuve, masque et supprime les commentaires et les avis.',
  commenter: 'Commentaires',
  aboutCommenter: 'Commente sur le site sous son nom.',
  storeManager: 'Gestion de la boutique',
  aboutStoreManager: 'La boutique, sauf les paiements ; lit les rapports.',
  scheduling: 'Rendez-vous',
  aboutScheduling: 'Rendez-vous, disponibilités et leurs réglages.',
  viewer: 'Lecture',
  aboutViewer: 'Voit le site tant qu’il n’est pas public ; ne modifie rien.',
  campaignsEditor: 'Rédaction des infolettres',
  aboutCampaignsEditor: 'Listes de diffusion et infolettres.',
  schedulingViewer: 'Lecture des rendez-vous',
  aboutSchedulingViewer: 'Lit les rendez-vous.',
  schedulingEditor: 'Rédaction des rendez-vous',
  aboutSchedulingEditor: 'Lit et modifie les rendez-vous.',
});
