import type { VisitorWords } from './visitor-words.ts';

/** What visitors read, in Dutch (DATA-69). */
export const words: VisitorWords = {
  'One or more fields is invalid, please check your entries.':
    'Een of meer velden zijn ongeldig, controleer uw gegevens.',
  'You have exceeded the character limit.': 'U hebt het maximale aantal tekens overschreden.',
  'Email is not valid. Email addresses should follow the format user@domain.com.':
    'Het e-mailadres is ongeldig. E-mailadressen hebben de vorm user@domain.com.',
  'Please enter a number.': 'Voer een getal in.',
  'Please enter a web address, such as https://example.com.':
    'Voer een webadres in, bijvoorbeeld https://example.com.',
  'Please enter a name of up to 15 letters, digits or underscores.':
    'Voer een naam in van hoogstens 15 letters, cijfers of onderstrepingstekens.',
  'Please enter a real date.': 'Voer een bestaande datum in.',
  'Please enter a real time.': 'Voer een bestaande tijd in.',
  'Please choose one of the options.': 'Kies een van de opties.',
  'Please answer with one of the five choices.': 'Antwoord met een van de vijf keuzes.',
  'This entry could not be read.': 'Deze invoer kon niet worden gelezen.',
  'Could not parse the form fields, please check your entries.':
    'De velden van het formulier konden niet worden gelezen, controleer uw gegevens.',
  'Complete CAPTCHA before submitting.': 'Vul de CAPTCHA in voordat u verzendt.',
  'The CAPTCHA could not be loaded. Please reload the page, or allow the CAPTCHA in your browser.':
    'De CAPTCHA kon niet worden geladen. Laad de pagina opnieuw of sta de CAPTCHA toe in uw browser.',
  'I am a person': 'Ik ben een mens',
  'Checking…': 'Controleren…',
  'Checked.': 'Gecontroleerd.',
  'Load the CAPTCHA': 'CAPTCHA laden',
  'This form is protected by Cloudflare Turnstile. Loading it connects you to that service.':
    'Dit formulier is beveiligd met Cloudflare Turnstile. Door te laden maakt u verbinding met die dienst.',
  'This form can only be sent with JavaScript switched on.':
    'Dit formulier kan alleen worden verzonden als JavaScript is ingeschakeld.',
  'Submitting…': 'Verzenden…',
  'Could not get a form submission key, please try again later.':
    'De verzendsleutel van het formulier kon niet worden opgehaald, probeer het later opnieuw.',
  'Your form has encountered a problem. Please scroll down to review.':
    'Er is een probleem met uw formulier. Scrol naar beneden om het te bekijken.',
  'Your form has encountered a problem. Please scroll up to review.':
    'Er is een probleem met uw formulier. Scrol naar boven om het te bekijken.',
  'Unable to submit form. Please try again later.':
    'Het formulier kan niet worden ingediend. Probeer het later opnieuw.',
  'This form has not been configured yet.': 'Dit formulier is nog niet ingesteld.',
  'Unable to submit form. Submission rate limit exceeded. Please try again later.':
    'Het formulier kan niet worden ingediend. Het maximale aantal inzendingen is bereikt. Probeer het later opnieuw.',
  'Unable to send form. Please try again later.':
    'Het formulier kan niet worden verzonden. Probeer het later opnieuw.',
  'Unknown error, please try again later.': 'Onbekende fout, probeer het later opnieuw.',
  'Error processing form submission. Please reload and try again.':
    'Fout bij het verwerken van het formulier. Laad de pagina opnieuw en probeer het nog eens.',
  'Thank you!': 'Bedankt!',
  Submit: 'Verzenden',
  '{title} is required.': '{title} is verplicht.',
  ' (required)': ' (verplicht)',
  'Open form': 'Formulier openen',
  'Leave this empty': 'Laat dit veld leeg',
  'Without JavaScript, one more page follows before this form is sent.':
    'Zonder JavaScript volgt er nog een pagina voordat dit formulier wordt verzonden.',
  'Back to the page': 'Terug naar de pagina',
  'To keep programs away, this form can be sent {seconds} seconds after this page was opened. Please check your entries, then press Send.':
    'Om programma’s buiten te houden kan dit formulier {seconds} seconden na het openen van deze pagina worden verzonden. Controleer uw gegevens en druk op Versturen.',
  'The {seconds} seconds were not over yet. Please wait a moment, then press Send again.':
    'De {seconds} seconden waren nog niet voorbij. Wacht even en druk opnieuw op Versturen.',
  Send: 'Versturen',
  'This form can only be sent with JavaScript switched on. Your entries stand below: copy what you need before you go back to the page and send it from there.':
    'Dit formulier kan alleen worden verzonden als JavaScript is ingeschakeld. Uw gegevens staan hieronder: kopieer wat u nodig hebt voordat u teruggaat naar de pagina en het daar verzendt.',
  'Please check your inbox to confirm.': 'Kijk in uw postvak om te bevestigen.',
  'First Name': 'Voornaam',
  'Last Name': 'Achternaam',
  'Area Code': 'Netnummer',
  Prefix: 'Eerste deel',
  Line: 'Tweede deel',
  'Address 1': 'Adres 1',
  'Address 2': 'Adres 2',
  City: 'Plaats',
  'State/Province': 'Staat/Provincie',
  'Zip/Postal Code': 'Postcode',
  Country: 'Land',
  Month: 'Maand',
  Day: 'Dag',
  Year: 'Jaar',
  Hour: 'Uur',
  Minute: 'Minuut',
  Second: 'Seconde',
  'AM/PM': 'AM/PM',
  'Country Code': 'Landnummer',
  'Strongly Disagree': 'Helemaal mee oneens',
  Disagree: 'Mee oneens',
  Neutral: 'Niet eens, niet oneens',
  Agree: 'Mee eens',
  'Strongly Agree': 'Helemaal mee eens',
  'Select an option': 'Kies een optie',
  Confirm: 'Bevestigen',
  Reject: 'Weigeren',
  Cancel: 'Annuleren',
  Okay: 'Oké',
  Close: 'Sluiten',
  'Opening hours': 'Openingstijden',
  Gallery: 'Galerij',
  Thumbnails: 'Miniaturen',
  Previous: 'Vorige',
  Next: 'Volgende',
  Caption: 'Bijschrift',
  Pause: 'Pauzeren',
  'Stop the background video': 'Achtergrondvideo stoppen',
  'Play the background video': 'Achtergrondvideo afspelen',
  Play: 'Afspelen',
  of: 'van',
  Announcement: 'Mededeling',
  'Close announcement': 'Mededeling sluiten',
  Contact: 'Contact',
  Call: 'Bellen',
  Email: 'E-mail',
  Directions: 'Route',
  Hours: 'Tijden',
  'Show content': 'Inhoud tonen',
  'This content comes from other websites. It is loaded when you ask for it, or once you accept cookies.':
    'Deze inhoud komt van andere websites. Hij wordt geladen als u erom vraagt of zodra u cookies accepteert.',
  'Something Went Wrong!': 'Er ging iets mis!',
  'This error has been logged and reported. Please reload the page and try again.':
    'Deze fout is vastgelegd en gemeld. Laad de pagina opnieuw en probeer het nog eens.',
  'Unable to connect to {host}. Please try again.':
    'Kan geen verbinding maken met {host}. Probeer het opnieuw.',
  'Reload Page': 'Pagina opnieuw laden',
  Clear: 'Verbergen',
  'Map: {name}': 'Kaart: {name}',
  '{name}: opens a maps page in a new window': '{name}: opent een kaartpagina in een nieuw venster',
  'Show the map from {host}': 'Kaart van {host} tonen',
  'Zoom in': 'Inzoomen',
  'Zoom out': 'Uitzoomen',
  Table: 'Tabel',
};
