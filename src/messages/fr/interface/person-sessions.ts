import { defineTranslation } from '../../define-messages.ts';
import type { personSessions as english } from '../../en/interface/person-sessions.ts';

export const personSessions = defineTranslation<typeof english>('personSessions', {
  title: 'Sessions de {name}',
  text: 'Navigateurs dans lesquels cette personne a ouvert ce site. Une personne déconnectée doit se reconnecter, y compris sur d’autres sites.',
  device: 'Appareil',
  lastSeen: 'Dernière activité',
  thisOne: '{device} (ce navigateur)',
  end: 'Mettre fin à la session',
  endOf: 'Mettre fin à la session : {device}',
  endAll: 'Mettre fin à toutes',
  endOthers: 'Mettre fin à toutes les autres',
  none: 'Connexion ouverte nulle part sur ce site.',
});
