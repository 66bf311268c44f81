import { defineTranslation } from '../../define-messages.ts';
import type { siteHandover as english } from '../../en/interface/site-handover.ts';

export const siteHandover = defineTranslation<typeof english>('siteHandover', {
  handOver: 'Ceder el sitio…',
  handOverTitle: '¿Ceder el sitio a {name}?',
  handOverText:
    'Si {name} acepta en 14 días, el sitio le pertenece: decide quién trabaja en él, puede eliminarlo, y cuenta para su cuenta. Usted conserva sus roles hasta que se cambien. Hasta entonces nada cambia, y puede retirar la oferta.',
  offer: 'Ofrecer el sitio',
  offered: 'El sitio se ofrece a {name}',
  offeredText:
    '{name} puede aceptar hasta el {date}, con el correo o en el panel. Hasta entonces el sitio es suyo.',
  offerOfOther: 'El propietario ofreció el sitio a {name}, que puede aceptar hasta el {date}.',
  offerExpired: '{name} no respondió en 14 días. El sitio sigue siendo suyo.',
  takeBack: 'Retirar la oferta',
  takenBack: 'El sitio ya no se ofrece a nadie',
  title: '¿Hacerse cargo de {site}?',
  lead: '{name} le ofrece este sitio hasta el {date}.',
  changes:
    'Si acepta, el sitio le pertenece: tiene el rol Administración, decide quién trabaja en él, y cuenta para su cuenta. {name} conserva sus roles hasta que usted los cambie.',
  accept: 'Aceptar el sitio',
  decline: 'Rechazar',
  later: 'Ahora no',
  accepted: 'Desde ahora {site} le pertenece',
  declined: 'Ha rechazado {site}',
  received: '{name} le ofrece el sitio {site}',
  until: 'Puede aceptar hasta el {date}.',
  see: 'Ver la oferta',
  signInFirst: 'Inicie sesión con la cuenta a la que se envió el correo para ver la oferta.',
  noOffer: 'Le ofrecen un sitio',
});
