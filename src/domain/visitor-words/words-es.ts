import type { VisitorWords } from './visitor-words.ts';

/** What visitors read, in Spanish (DATA-69). */
export const words: VisitorWords = {
  'One or more fields is invalid, please check your entries.':
    'Uno o más campos no son válidos, revise sus respuestas.',
  'You have exceeded the character limit.': 'Ha superado el límite de caracteres.',
  'Email is not valid. Email addresses should follow the format user@domain.com.':
    'El correo electrónico no es válido. Las direcciones tienen el formato user@domain.com.',
  'Please enter a number.': 'Introduzca un número.',
  'Please enter a web address, such as https://example.com.':
    'Introduzca una dirección web, por ejemplo https://example.com.',
  'Please enter a name of up to 15 letters, digits or underscores.':
    'Introduzca un nombre de hasta 15 letras, cifras o guiones bajos.',
  'Please enter a real date.': 'Introduzca una fecha válida.',
  'Please enter a real time.': 'Introduzca una hora válida.',
  'Please choose one of the options.': 'Elija una de las opciones.',
  'Please answer with one of the five choices.': 'Responda con una de las cinco opciones.',
  'This entry could not be read.': 'No se pudo leer esta respuesta.',
  'Could not parse the form fields, please check your entries.':
    'No se pudieron leer los campos del formulario, revise sus respuestas.',
  'Complete CAPTCHA before submitting.': 'Complete el CAPTCHA antes de enviar.',
  'The CAPTCHA could not be loaded. Please reload the page, or allow the CAPTCHA in your browser.':
    'No se pudo cargar el CAPTCHA. Vuelva a cargar la página o permita el CAPTCHA en su navegador.',
  'I am a person': 'Soy una persona',
  'Checking…': 'Comprobando…',
  'Checked.': 'Comprobado.',
  'Load the CAPTCHA': 'Cargar el CAPTCHA',
  'This form is protected by Cloudflare Turnstile. Loading it connects you to that service.':
    'Este formulario está protegido por Cloudflare Turnstile. Al cargarlo se conecta con ese servicio.',
  'This form can only be sent with JavaScript switched on.':
    'Este formulario solo se puede enviar con JavaScript activado.',
  'Submitting…': 'Enviando…',
  'Could not get a form submission key, please try again later.':
    'No se pudo obtener la clave de envío del formulario, inténtelo más tarde.',
  'Your form has encountered a problem. Please scroll down to review.':
    'Hay un problema con su formulario. Desplácese hacia abajo para revisarlo.',
  'Your form has encountered a problem. Please scroll up to review.':
    'Hay un problema con su formulario. Desplácese hacia arriba para revisarlo.',
  'Unable to submit form. Please try again later.': 'No se puede enviar el formulario. Inténtelo más tarde.',
  'This form has not been configured yet.': 'Este formulario aún no está configurado.',
  'Unable to submit form. Submission rate limit exceeded. Please try again later.':
    'No se puede enviar el formulario. Se ha superado el límite de envíos. Inténtelo más tarde.',
  'Unable to send form. Please try again later.': 'No se pudo enviar el formulario. Inténtelo más tarde.',
  'Unknown error, please try again later.': 'Error desconocido, inténtelo más tarde.',
  'Error processing form submission. Please reload and try again.':
    'Error al procesar el formulario. Vuelva a cargar la página e inténtelo de nuevo.',
  'Thank you!': '¡Gracias!',
  Submit: 'Enviar',
  '{title} is required.': '{title} es obligatorio.',
  ' (required)': ' (obligatorio)',
  'Open form': 'Abrir el formulario',
  'Leave this empty': 'Deje este campo vacío',
  'Without JavaScript, one more page follows before this form is sent.':
    'Sin JavaScript aparece una página más antes de enviar este formulario.',
  'Back to the page': 'Volver a la página',
  'To keep programs away, this form can be sent {seconds} seconds after this page was opened. Please check your entries, then press Send.':
    'Para evitar programas, este formulario se puede enviar {seconds} segundos después de abrir esta página. Revise sus respuestas y pulse Mandar.',
  'The {seconds} seconds were not over yet. Please wait a moment, then press Send again.':
    'Los {seconds} segundos aún no habían pasado. Espere un momento y vuelva a pulsar Mandar.',
  Send: 'Mandar',
  'This form can only be sent with JavaScript switched on. Your entries stand below: copy what you need before you go back to the page and send it from there.':
    'Este formulario solo se puede enviar con JavaScript activado. Sus respuestas están abajo: copie lo que necesite antes de volver a la página y enviarlo desde allí.',
  'Please check your inbox to confirm.': 'Revise su bandeja de entrada para confirmar.',
  'First Name': 'Nombre',
  'Last Name': 'Apellidos',
  'Area Code': 'Prefijo',
  Prefix: 'Primera parte',
  Line: 'Segunda parte',
  'Address 1': 'Dirección 1',
  'Address 2': 'Dirección 2',
  City: 'Ciudad',
  'State/Province': 'Estado/Provincia',
  'Zip/Postal Code': 'Código postal',
  Country: 'País',
  Month: 'Mes',
  Day: 'Día',
  Year: 'Año',
  Hour: 'Hora',
  Minute: 'Minuto',
  Second: 'Segundo',
  'AM/PM': 'AM/PM',
  'Country Code': 'Prefijo del país',
  'Strongly Disagree': 'Totalmente en desacuerdo',
  Disagree: 'En desacuerdo',
  Neutral: 'Ni de acuerdo ni en desacuerdo',
  Agree: 'De acuerdo',
  'Strongly Agree': 'Totalmente de acuerdo',
  'Select an option': 'Elija una opción',
  Confirm: 'Confirmar',
  Reject: 'Rechazar',
  Cancel: 'Cancelar',
  Okay: 'De acuerdo',
  Close: 'Cerrar',
  'Opening hours': 'Horario de apertura',
  Gallery: 'Galería',
  Previous: 'Anterior',
  Next: 'Siguiente',
  Caption: 'Leyenda',
  Pause: 'Pausa',
  Play: 'Reproducir',
  of: 'de',
  Announcement: 'Anuncio',
  'Close announcement': 'Cerrar el anuncio',
  Contact: 'Contacto',
  Call: 'Llamar',
  Email: 'Correo',
  Directions: 'Cómo llegar',
  Hours: 'Horario',
  'Show content': 'Mostrar el contenido',
  'This content comes from other websites. It is loaded when you ask for it, or once you accept cookies.':
    'Este contenido procede de otros sitios web. Se carga cuando usted lo pide o cuando acepta las cookies.',
  'Something Went Wrong!': '¡Algo ha ido mal!',
  'This error has been logged and reported. Please reload the page and try again.':
    'Este error se ha registrado y notificado. Vuelva a cargar la página e inténtelo de nuevo.',
  'Unable to connect to {host}. Please try again.': 'No se puede conectar con {host}. Inténtelo de nuevo.',
  'Reload Page': 'Volver a cargar la página',
  Clear: 'Quitar',
};
