import { defineTranslation } from '../../define-messages.ts';
import type { pagePreview as english } from '../../en/interface/page-preview.ts';

export const pagePreview = defineTranslation<typeof english>('pagePreview', {
  phone: 'Téléphone',
  tablet: 'Tablette',
  desktop: 'Ordinateur',
  title: 'Aperçu : {title}',
  device: 'Appareil',
  openInTab: 'Ouvrir dans un onglet',
  isBehind: 'Vos dernières modifications ne sont pas encore enregistrées : elles manquent ici.',
  noForms:
    'Rien n’est envoyé depuis cet aperçu : les formulaires et le panier fonctionnent sur votre site publié.',
  openSite: 'Ouvrir le site',
  saving: 'Enregistrement des dernières modifications',
  frame: 'Aperçu de {title}',
  oneDay: 'Un jour',
  oneWeek: 'Une semaine',
  thirtyDays: '30 jours',
  copied: 'Le lien est copié.',
  share: 'Partager un aperçu',
  whoeverHasLink:
    'Toute personne ayant le lien voit « {title} » dans son état actuel, avec les modifications non publiées. Aucun compte n’est nécessaire.',
  worksFor: 'Valable pendant',
  makeLink: 'Créer un lien',
  link: 'Lien d’aperçu',
  worksUntil: 'Valable jusqu’au {time}.',
  copyLink: 'Copier le lien',
});
