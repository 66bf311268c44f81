import type { PageWords } from './page-texts.ts';

/** What visitors read on pages that only the server makes, in French (DATA-69). */
export const pageWords: PageWords = {
  'Skip to content': 'Aller au contenu',
  'Back to {site}': 'Retour à {site}',
  'What you entered still stands in the page you came from.':
    'Ce que vous avez saisi se trouve toujours dans la page d’où vous venez.',
  'Everything you entered is kept in this page.': 'Tout ce que vous avez saisi est conservé dans cette page.',
  'Send again': 'Envoyer à nouveau',
  'Request {id}': 'Requête {id}',
  'This service is temporarily unavailable. Please try again later.':
    'Ce service est momentanément indisponible. Veuillez réessayer plus tard.',
  'The request could not be read. It is not valid JSON or form data.':
    'La requête n’a pas pu être lue. Elle ne contient ni JSON ni données de formulaire valides.',
  'The request is too large. The limit is {limit}.':
    'La requête est trop volumineuse. La limite est de {limit}.',
  'This kind of content is not accepted here.': 'Ce type de contenu n’est pas accepté ici.',
  'The CAPTCHA could not be checked. Please try again later.':
    'Le CAPTCHA n’a pas pu être vérifié. Veuillez réessayer plus tard.',
  'Too many requests. Please wait a moment and try again.':
    'Trop de requêtes. Veuillez patienter un instant, puis réessayer.',
  Newsletter: 'Lettre d’information',
  'Confirm your subscription to {list}': 'Confirmez votre abonnement à {list}',
  'Confirm subscription': 'Confirmer l’abonnement',
  'Your subscription is confirmed': 'Votre abonnement est confirmé',
  'You get {list} from now on. Each mail has a link to leave.':
    'Vous recevrez désormais {list}. Chaque e-mail contient un lien pour vous désabonner.',
  'This link was used already': 'Ce lien a déjà été utilisé',
  'You left {list} since. Sign up again on the site if you want it back.':
    'Vous vous êtes désabonné de {list} depuis. Inscrivez-vous à nouveau sur le site si vous voulez la recevoir.',
  'Unsubscribe from {list}': 'Se désabonner de {list}',
  'You will get no more mails of {list}.': 'Vous ne recevrez plus d’e-mails de {list}.',
  Unsubscribe: 'Se désabonner',
  'You are unsubscribed': 'Vous êtes désabonné',
  'You get no more mails of {list}.': 'Vous ne recevez plus d’e-mails de {list}.',
  Undo: 'Annuler',
  'Subscribe to {list}': 'S’abonner à {list}',
  'This link does not work': 'Ce lien ne fonctionne pas',
  'It has expired or is not complete. Enter your address to get a new link to unsubscribe by mail.':
    'Il a expiré ou est incomplet. Saisissez votre adresse pour recevoir par e-mail un nouveau lien de désabonnement.',
  'Send the link': 'Envoyer le lien',
  'Look into your inbox': 'Consultez votre boîte de réception',
  'If this address is on a list of this site, a mail with the link is on its way.':
    'Si cette adresse figure sur une liste de ce site, un e-mail contenant le lien est en route.',
  'This page is protected': 'Cette page est protégée',
  'This site is protected': 'Ce site est protégé',
  Password: 'Mot de passe',
  Continue: 'Continuer',
  'Incorrect password.': 'Mot de passe incorrect.',
  'Too many attempts. Please try again later.': 'Trop de tentatives. Veuillez réessayer plus tard.',
  'Coming soon': 'Bientôt disponible',
  'This site is not open yet. Please come back later.':
    'Ce site n’est pas encore ouvert. Merci de revenir plus tard.',
};
