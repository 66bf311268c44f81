import type { PageWords } from './page-texts.ts';

/** What visitors read on pages that only the server makes, in German (DATA-69). */
export const pageWords: PageWords = {
  'Skip to content': 'Zum Inhalt springen',
  'Back to {site}': 'Zurück zu {site}',
  'What you entered still stands in the page you came from.':
    'Was Sie eingegeben haben, steht noch auf der Seite, von der Sie kommen.',
  'Everything you entered is kept in this page.':
    'Alles, was Sie eingegeben haben, bleibt auf dieser Seite erhalten.',
  'Send again': 'Noch einmal senden',
  'Request {id}': 'Anfrage {id}',
  'This service is temporarily unavailable. Please try again later.':
    'Dieser Dienst ist vorübergehend nicht erreichbar. Bitte versuchen Sie es später noch einmal.',
  'The request could not be read. It is not valid JSON or form data.':
    'Die Anfrage konnte nicht gelesen werden. Sie enthält weder gültiges JSON noch gültige Formulardaten.',
  'The request is too large. The limit is {limit}.':
    'Die Anfrage ist zu groß. Möglich sind höchstens {limit}.',
  'This kind of content is not accepted here.': 'Diese Art von Inhalt wird hier nicht angenommen.',
  'The CAPTCHA could not be checked. Please try again later.':
    'Das CAPTCHA konnte nicht geprüft werden. Bitte versuchen Sie es später noch einmal.',
  'Too many requests. Please wait a moment and try again.':
    'Zu viele Anfragen. Bitte warten Sie einen Moment und versuchen Sie es noch einmal.',
  Newsletter: 'Newsletter',
  'Confirm your subscription to {list}': 'Bestätigen Sie Ihr Abonnement von {list}',
  'Confirm subscription': 'Abonnement bestätigen',
  'Your subscription is confirmed': 'Ihr Abonnement ist bestätigt',
  'You get {list} from now on. Each mail has a link to leave.':
    'Sie erhalten ab jetzt {list}. In jeder Mail steht ein Link zum Abmelden.',
  'This link was used already': 'Dieser Link wurde schon benutzt',
  'You left {list} since. Sign up again on the site if you want it back.':
    'Sie haben {list} inzwischen abbestellt. Melden Sie sich auf der Website neu an, wenn Sie es wieder erhalten möchten.',
  'Unsubscribe from {list}': '{list} abbestellen',
  'You will get no more mails of {list}.': 'Sie werden keine Mails von {list} mehr erhalten.',
  Unsubscribe: 'Abbestellen',
  'You are unsubscribed': 'Sie sind abgemeldet',
  'You get no more mails of {list}.': 'Sie erhalten keine Mails von {list} mehr.',
  Undo: 'Rückgängig machen',
  'Subscribe to {list}': '{list} abonnieren',
  'This link does not work': 'Dieser Link funktioniert nicht',
  'It has expired or is not complete. Enter your address to get a new link to unsubscribe by mail.':
    'Er ist abgelaufen oder unvollständig. Geben Sie Ihre Adresse ein, um per Mail einen neuen Link zum Abmelden zu bekommen.',
  'Send the link': 'Link senden',
  'Look into your inbox': 'Sehen Sie in Ihr Postfach',
  'If this address is on a list of this site, a mail with the link is on its way.':
    'Wenn diese Adresse auf einer Liste dieser Website steht, ist eine Mail mit dem Link unterwegs.',
  'This page is protected': 'Diese Seite ist geschützt',
  'This site is protected': 'Diese Website ist geschützt',
  Password: 'Passwort',
  Continue: 'Weiter',
  'Incorrect password.': 'Falsches Passwort.',
  'Too many attempts. Please try again later.':
    'Zu viele Versuche. Bitte versuchen Sie es später noch einmal.',
  'Coming soon': 'Demnächst',
  'This site is not open yet. Please come back later.':
    'Diese Website ist noch nicht eröffnet. Bitte schauen Sie später wieder vorbei.',
};
