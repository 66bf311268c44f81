import type { PageWords } from './page-texts.ts';

/** What visitors read on pages that only the server makes, in Dutch (DATA-69). */
export const pageWords: PageWords = {
  'Skip to content': 'Naar de inhoud',
  'Back to {site}': 'Terug naar {site}',
  'What you entered still stands in the page you came from.':
    'Wat u hebt ingevuld, staat nog op de pagina waar u vandaan komt.',
  'Everything you entered is kept in this page.': 'Alles wat u hebt ingevuld, blijft op deze pagina bewaard.',
  'Send again': 'Opnieuw versturen',
  'Request {id}': 'Verzoek {id}',
  'This service is temporarily unavailable. Please try again later.':
    'Deze dienst is tijdelijk niet beschikbaar. Probeer het later opnieuw.',
  'The request could not be read. It is not valid JSON or form data.':
    'Het verzoek kon niet worden gelezen. Het bevat geen geldige JSON of formuliergegevens.',
  'The request is too large. The limit is {limit}.': 'Het verzoek is te groot. De limiet is {limit}.',
  'This kind of content is not accepted here.': 'Dit soort inhoud wordt hier niet geaccepteerd.',
  'The CAPTCHA could not be checked. Please try again later.':
    'De CAPTCHA kon niet worden gecontroleerd. Probeer het later opnieuw.',
  'Too many requests. Please wait a moment and try again.':
    'Te veel verzoeken. Wacht even en probeer het opnieuw.',
  Newsletter: 'Nieuwsbrief',
  'Confirm your subscription to {list}': 'Bevestig uw abonnement op {list}',
  'Confirm subscription': 'Abonnement bevestigen',
  'Your subscription is confirmed': 'Uw abonnement is bevestigd',
  'You get {list} from now on. Each mail has a link to leave.':
    'U ontvangt vanaf nu {list}. In elke mail staat een link om u af te melden.',
  'This link was used already': 'Deze link is al gebruikt',
  'You left {list} since. Sign up again on the site if you want it back.':
    'U hebt zich sindsdien afgemeld voor {list}. Meld u opnieuw aan op de site als u de mails terug wilt.',
  'Unsubscribe from {list}': 'Afmelden voor {list}',
  'You will get no more mails of {list}.': 'U zult geen mails van {list} meer ontvangen.',
  Unsubscribe: 'Afmelden',
  'You are unsubscribed': 'U bent afgemeld',
  'You get no more mails of {list}.': 'U ontvangt geen mails van {list} meer.',
  Undo: 'Ongedaan maken',
  'Subscribe to {list}': 'Abonneren op {list}',
  'This link does not work': 'Deze link werkt niet',
  'It has expired or is not complete. Enter your address to get a new link to unsubscribe by mail.':
    'Hij is verlopen of niet volledig. Vul uw adres in om per mail een nieuwe link te krijgen waarmee u zich afmeldt.',
  'Send the link': 'Link versturen',
  'Look into your inbox': 'Kijk in uw inbox',
  'If this address is on a list of this site, a mail with the link is on its way.':
    'Als dit adres op een lijst van deze site staat, is er een mail met de link onderweg.',
  'This page is protected': 'Deze pagina is beveiligd',
  'This site is protected': 'Deze site is beveiligd',
  Password: 'Wachtwoord',
  Continue: 'Doorgaan',
  'Incorrect password.': 'Onjuist wachtwoord.',
  'Too many attempts. Please try again later.': 'Te veel pogingen. Probeer het later opnieuw.',
  'Coming soon': 'Binnenkort',
  'This site is not open yet. Please come back later.':
    'Deze site is nog niet open. Kom later nog eens terug.',
};
