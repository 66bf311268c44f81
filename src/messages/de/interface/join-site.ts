import { defineTranslation } from '../../define-messages.ts';
import type { joinSite as english } from '../../en/interface/join-site.ts';

export const joinSite = defineTranslation<typeof english>('joinSite', {
  title: 'Bei {site} mitarbeiten',
  invited: '{name} lädt Sie ein, an dieser Website mitzuarbeiten. Ihre Rollen: {roles}.',
  invitedByNobody: 'Sie sind eingeladen, an dieser Website mitzuarbeiten. Ihre Rollen: {roles}.',
  signedInAs: 'Sie sind als {name} ({email}) angemeldet.',
  join: 'Mitarbeiten',
  notNow: 'Jetzt nicht',
  newAccount: 'Konto erstellen und mitarbeiten',
  haveAccount: 'Ich habe ein Konto',
  noAccount: 'Ich habe noch kein Konto',
  joined: 'Sie arbeiten ab jetzt an {site} mit',
  cannotCreate:
    'Diese Installation nimmt zurzeit keine neuen Konten auf: Melden Sie sich mit einem vorhandenen an.',
});
