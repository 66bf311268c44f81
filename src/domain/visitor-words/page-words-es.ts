import type { PageWords } from './page-texts.ts';

/** What visitors read on pages that only the server makes, in Spanish (DATA-69). */
export const pageWords: PageWords = {
  'Skip to content': 'Saltar al contenido',
  'Back to {site}': 'Volver a {site}',
  'What you entered still stands in the page you came from.':
    'Lo que escribió sigue estando en la página de la que viene.',
  'Everything you entered is kept in this page.': 'Todo lo que escribió se conserva en esta página.',
  'Send again': 'Enviar de nuevo',
  'Request {id}': 'Solicitud {id}',
  'This service is temporarily unavailable. Please try again later.':
    'Este servicio no está disponible temporalmente. Vuelva a intentarlo más tarde.',
  'The request could not be read. It is not valid JSON or form data.':
    'No se pudo leer la solicitud. No contiene JSON ni datos de formulario válidos.',
  'The request is too large. The limit is {limit}.':
    'La solicitud es demasiado grande. El límite es de {limit}.',
  'This kind of content is not accepted here.': 'Este tipo de contenido no se acepta aquí.',
  'The CAPTCHA could not be checked. Please try again later.':
    'No se pudo comprobar el CAPTCHA. Vuelva a intentarlo más tarde.',
  'Too many requests. Please wait a moment and try again.':
    'Demasiadas solicitudes. Espere un momento y vuelva a intentarlo.',
  Newsletter: 'Boletín',
  'Confirm your subscription to {list}': 'Confirme su suscripción a {list}',
  'Confirm subscription': 'Confirmar la suscripción',
  'Your subscription is confirmed': 'Su suscripción está confirmada',
  'You get {list} from now on. Each mail has a link to leave.':
    'A partir de ahora recibirá {list}. Cada correo lleva un enlace para darse de baja.',
  'This link was used already': 'Este enlace ya se utilizó',
  'You left {list} since. Sign up again on the site if you want it back.':
    'Desde entonces se dio de baja de {list}. Suscríbase de nuevo en el sitio si quiere volver a recibirlo.',
  'Unsubscribe from {list}': 'Darse de baja de {list}',
  'You will get no more mails of {list}.': 'Ya no recibirá correos de {list}.',
  Unsubscribe: 'Darse de baja',
  'You are unsubscribed': 'Se ha dado de baja',
  'You get no more mails of {list}.': 'Desde ahora no recibe correos de {list}.',
  Undo: 'Deshacer',
  'Subscribe to {list}': 'Suscribirse a {list}',
  'This link does not work': 'Este enlace no funciona',
  'It has expired or is not complete. Enter your address to get a new link to unsubscribe by mail.':
    'Ha caducado o está incompleto. Escriba su dirección para recibir por correo un enlace nuevo con el que darse de baja.',
  'Send the link': 'Enviar el enlace',
  'Look into your inbox': 'Revise su bandeja de entrada',
  'If this address is on a list of this site, a mail with the link is on its way.':
    'Si esta dirección figura en una lista de este sitio, ya hay un correo con el enlace en camino.',
  'This page is protected': 'Esta página está protegida',
  'This site is protected': 'Este sitio está protegido',
  Password: 'Contraseña',
  Continue: 'Continuar',
  'Incorrect password.': 'Contraseña incorrecta.',
  'Too many attempts. Please try again later.': 'Demasiados intentos. Vuelva a intentarlo más tarde.',
  'Coming soon': 'Próximamente',
  'This site is not open yet. Please come back later.':
    'Este sitio todavía no está abierto. Vuelva más tarde.',
};
