import { defineTranslation } from '../../define-messages.ts';
import type { siteTemplates as english } from '../../en/interface/site-templates.ts';

export const siteTemplates = defineTranslation<typeof english>('siteTemplates', {
  band: 'Groupe de musique',
  bandHelp:
    'Aussi sonore qu’une affiche : dates en grand, disques avec leurs pochettes, notes de tournée et réservation.',
  blank: 'Vierge',
  blankHelp: 'Une page vide et rien à enlever : pour qui sait ce qu’il veut construire.',
  cafe: 'Café',
  cafeHelp:
    'Chaleureux et facile à lire en chemin : carte, horaires, histoire de la maison et formulaire pour les groupes.',
  conference: 'Conférence',
  conferenceHelp:
    'Grands caractères et couleur forte : programme heure par heure, intervenants, tarifs et formulaire de billets.',
  journal: 'Journal',
  journalHelp:
    'Un lieu pour écrire : un blog avec dates, catégories et flux, composé pour la lecture, avec de grands paysages.',
  nonProfit: 'Association',
  nonProfitHelp:
    'Chaleureux et simple, découpé dans du papier de couleur : actions, façons d’aider, dates, actualités et formulaire de don.',
  personal: 'Page personnelle',
  personalHelp:
    'Une colonne sur papier jaune, titres à la machine à écrire : ce que vous faites, ce que vous écrivez, comment vous joindre.',
  photographer: 'Photographe',
  photographerHelp:
    'Des images bord à bord et presque aucun mot : deux galeries, un portrait et un formulaire de demande.',
  practice: 'Cabinet',
  practiceHelp:
    'Calme et aéré, dessiné à la main : soins, équipe, liste de tarifs et formulaire de rendez-vous.',
  restaurant: 'Restaurant',
  restaurantHelp:
    'Sombre et dense, à la bougie : une carte en onglets, les horaires et un formulaire pour réserver une table.',
  shop: 'Vitrine',
  shopHelp:
    'Montre et vend ce que vous faites, pièce par pièce, avec panier et paiement : pour ateliers et petites boutiques.',
  software: 'Logiciel',
  softwareHelp:
    'Clair et arrondi, avec de grands écrans : fonctions, tarifs côte à côte, documentation et journal des changements.',
  studio: 'Portfolio de studio',
  studioHelp:
    'De grandes images, peu de mots et beaucoup d’espace : pour architectes, designers et artisans qui montrent leur travail.',
});
