import { defineTranslation } from '../../define-messages.ts';
import type { contactRuns as english } from '../../en/interface/contact-runs.ts';

export const contactRuns = defineTranslation<typeof english>('contactRuns', {
  chooseAll: 'Choisir tous les résultats',
  allChosen: 'Tous les résultats sont choisis',
  clear: 'Ne rien choisir',
  addToList: 'Ajouter à une liste de diffusion…',
  addToListTitle: 'Ajouter à une liste de diffusion',
  addToListText: 'Aucun e-mail n’est envoyé. Qui a quitté la liste n’y revient pas.',
  list: 'Liste de diffusion',
  consent: 'D’où vient leur accord',
  consentText: 'Conservé comme preuve. Sans cela, ces personnes restent en attente de confirmation.',
  add: 'Ajouter',
  export: 'Exporter',
  erase: 'Effacer…',
  eraseTitle: 'Effacer ces personnes ?',
  eraseText:
    '{count, plural, one {# personne disparaît avec toutes ses données, sauf ses commentaires et commandes, qui restent sans nom.} other {# personnes disparaissent avec toutes leurs données, sauf leurs commentaires et commandes, qui restent sans nom.}} Les abonnements en cours prennent fin aussitôt. C’est définitif.',
  eraseNow: 'Effacer définitivement',
  runLabel: 'Étiquette ajoutée : {name}',
  runUnlabel: 'Étiquette retirée : {name}',
  runList: 'Ajout à la liste de diffusion {name}',
  runExport: 'Exportation',
  runErase: 'Effacement',
  progress: '{done, number} sur {total, number}',
  stop: 'Arrêter',
  done: '{changed, number} personnes modifiées sur {total, number}.',
  exported:
    '{total, plural, one {Le fichier contient # personne. Il reste 24 heures.} other {Le fichier contient # personnes. Il reste 24 heures.}}',
  stopped: 'Arrêté après {done, number} sur {total, number}.',
  download: 'Télécharger',
  dismiss: 'Masquer',
});
