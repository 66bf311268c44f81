import { defineTranslation } from '../../define-messages.ts';
import type { contactInactivity as english } from '../../en/interface/contact-inactivity.ts';

export const contactInactivity = defineTranslation<typeof english>('contactInactivity', {
  open: 'Personnes inactives…',
  title: 'Personnes inactives',
  text: 'Les contacts sans adhésion ni abonnement peuvent être effacés d’eux-mêmes après des mois sans activité. Ils figurent ici 14 jours avant.',
  isOn: 'Effacer après des mois sans activité',
  months: 'Mois (de 6 à 60)',
  save: 'Enregistrer',
  saved: 'Enregistré.',
  due: 'Effacement dans les 14 jours',
  more: 'Plus de {count, number} personnes ; les premières sont affichées.',
  nobody: 'Personne n’est concerné.',
  on: 'le {date}',
  keep: 'Conserver',
  keepOne: 'Conserver {name}',
});
