import type { PageWords } from './page-texts.ts';

/** What visitors read on pages that only the server makes, in Italian (DATA-69). */
export const pageWords: PageWords = {
  'Skip to content': 'Vai al contenuto',
  'Back to {site}': 'Torna a {site}',
  'What you entered still stands in the page you came from.':
    'Quello che ha scritto si trova ancora nella pagina da cui proviene.',
  'Everything you entered is kept in this page.':
    'Tutto quello che ha scritto è conservato in questa pagina.',
  'Send again': 'Invia di nuovo',
  'Request {id}': 'Richiesta {id}',
  'This service is temporarily unavailable. Please try again later.':
    'Questo servizio è temporaneamente non disponibile. Riprovi più tardi.',
  'The request could not be read. It is not valid JSON or form data.':
    'Non è stato possibile leggere la richiesta. Non contiene JSON né dati di modulo validi.',
  'The request is too large. The limit is {limit}.': 'La richiesta è troppo grande. Il limite è di {limit}.',
  'This kind of content is not accepted here.': 'Questo tipo di contenuto non è accettato qui.',
  'The CAPTCHA could not be checked. Please try again later.':
    'Non è stato possibile verificare il CAPTCHA. Riprovi più tardi.',
  'Too many requests. Please wait a moment and try again.': 'Troppe richieste. Attenda un momento e riprovi.',
  Newsletter: 'Newsletter',
  'Confirm your subscription to {list}': 'Confermi la sua iscrizione a {list}',
  'Confirm subscription': 'Conferma l’iscrizione',
  'Your subscription is confirmed': 'La sua iscrizione è confermata',
  'You get {list} from now on. Each mail has a link to leave.':
    'Da ora riceverà {list}. Ogni e-mail contiene un link per annullare l’iscrizione.',
  'This link was used already': 'Questo link è già stato usato',
  'You left {list} since. Sign up again on the site if you want it back.':
    'Nel frattempo ha annullato l’iscrizione a {list}. Si iscriva di nuovo sul sito se vuole riceverla ancora.',
  'Unsubscribe from {list}': 'Annulla l’iscrizione a {list}',
  'You will get no more mails of {list}.': 'Non riceverà più e-mail di {list}.',
  Unsubscribe: 'Annulla l’iscrizione',
  'You are unsubscribed': 'La sua iscrizione è annullata',
  'You get no more mails of {list}.': 'Non riceve più e-mail di {list}.',
  Undo: 'Ripristina',
  'Subscribe to {list}': 'Iscriviti a {list}',
  'This link does not work': 'Questo link non funziona',
  'It has expired or is not complete. Enter your address to get a new link to unsubscribe by mail.':
    'È scaduto o incompleto. Inserisca il suo indirizzo per ricevere per e-mail un nuovo link per annullare l’iscrizione.',
  'Send the link': 'Invia il link',
  'Look into your inbox': 'Controlli la sua casella di posta',
  'If this address is on a list of this site, a mail with the link is on its way.':
    'Se questo indirizzo si trova in una lista di questo sito, un’e-mail con il link è in arrivo.',
  'This page is protected': 'Questa pagina è protetta',
  'This site is protected': 'Questo sito è protetto',
  Password: 'Password',
  Continue: 'Continua',
  'Incorrect password.': 'Password errata.',
  'Too many attempts. Please try again later.': 'Troppi tentativi. Riprovi più tardi.',
  'Coming soon': 'Prossimamente',
  'This site is not open yet. Please come back later.': 'Questo sito non è ancora aperto. Torni più tardi.',
};
