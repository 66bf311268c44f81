import { defineTranslation } from '../../define-messages.ts';
import type { joinSite as english } from '../../en/interface/join-site.ts';

export const joinSite = defineTranslation<typeof english>('joinSite', {
  title: 'Unirse a {site}',
  invited: '{name} le invita a trabajar en este sitio. Sus roles: {roles}.',
  invitedByNobody: 'Tiene una invitación para trabajar en este sitio. Sus roles: {roles}.',
  signedInAs: 'Ha iniciado sesión como {name} ({email}).',
  join: 'Unirse al sitio',
  notNow: 'Ahora no',
  newAccount: 'Crear cuenta y unirse',
  haveAccount: 'Tengo una cuenta',
  noAccount: 'Aún no tengo cuenta',
  joined: 'Desde ahora trabaja en {site}',
  cannotCreate: 'Esta instalación no admite cuentas nuevas por ahora: inicie sesión con una que ya tenga.',
});
