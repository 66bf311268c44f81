import type { VisitorWords } from './visitor-words.ts';

/** What visitors read, in German (DATA-69). */
export const words: VisitorWords = {
  'One or more fields is invalid, please check your entries.':
    'Mindestens ein Feld ist ungültig, bitte prüfen Sie Ihre Angaben.',
  'You have exceeded the character limit.': 'Sie haben die zulässige Zeichenzahl überschritten.',
  'Email is not valid. Email addresses should follow the format user@domain.com.':
    'Die E-Mail-Adresse ist ungültig. E-Mail-Adressen haben die Form user@domain.com.',
  'Please enter a number.': 'Bitte geben Sie eine Zahl ein.',
  'Please enter a web address, such as https://example.com.':
    'Bitte geben Sie eine Webadresse ein, zum Beispiel https://example.com.',
  'Please enter a name of up to 15 letters, digits or underscores.':
    'Bitte geben Sie einen Namen aus höchstens 15 Buchstaben, Ziffern oder Unterstrichen ein.',
  'Please enter a real date.': 'Bitte geben Sie ein gültiges Datum ein.',
  'Please enter a real time.': 'Bitte geben Sie eine gültige Uhrzeit ein.',
  'Please choose one of the options.': 'Bitte wählen Sie eine der Möglichkeiten.',
  'Please answer with one of the five choices.': 'Bitte antworten Sie mit einer der fünf Möglichkeiten.',
  'This entry could not be read.': 'Diese Angabe konnte nicht gelesen werden.',
  'Could not parse the form fields, please check your entries.':
    'Die Formularfelder konnten nicht gelesen werden, bitte prüfen Sie Ihre Angaben.',
  'Complete CAPTCHA before submitting.': 'Bitte lösen Sie das CAPTCHA, bevor Sie absenden.',
  'The CAPTCHA could not be loaded. Please reload the page, or allow the CAPTCHA in your browser.':
    'Das CAPTCHA konnte nicht geladen werden. Bitte laden Sie die Seite neu oder erlauben Sie das CAPTCHA in Ihrem Browser.',
  'I am a person': 'Ich bin ein Mensch',
  'Checking…': 'Wird geprüft …',
  'Checked.': 'Geprüft.',
  'Load the CAPTCHA': 'CAPTCHA laden',
  'This form is protected by Cloudflare Turnstile. Loading it connects you to that service.':
    'Dieses Formular ist durch Cloudflare Turnstile geschützt. Beim Laden werden Sie mit diesem Dienst verbunden.',
  'This form can only be sent with JavaScript switched on.':
    'Dieses Formular kann nur mit eingeschaltetem JavaScript gesendet werden.',
  'Submitting…': 'Wird gesendet …',
  'Could not get a form submission key, please try again later.':
    'Der Schlüssel zum Absenden war nicht zu bekommen, bitte versuchen Sie es später noch einmal.',
  'Your form has encountered a problem. Please scroll down to review.':
    'Es gab ein Problem mit Ihrem Formular. Bitte scrollen Sie nach unten, um es zu prüfen.',
  'Your form has encountered a problem. Please scroll up to review.':
    'Es gab ein Problem mit Ihrem Formular. Bitte scrollen Sie nach oben, um es zu prüfen.',
  'Unable to submit form. Please try again later.':
    'Das Formular konnte nicht abgeschickt werden. Bitte versuchen Sie es später noch einmal.',
  'This form has not been configured yet.': 'Dieses Formular ist noch nicht eingerichtet.',
  'Unable to submit form. Submission rate limit exceeded. Please try again later.':
    'Das Formular konnte nicht abgeschickt werden. Es wurden zu viele Formulare gesendet. Bitte versuchen Sie es später noch einmal.',
  'Unable to send form. Please try again later.':
    'Das Formular konnte nicht gesendet werden. Bitte versuchen Sie es später noch einmal.',
  'Unknown error, please try again later.': 'Unbekannter Fehler, bitte versuchen Sie es später noch einmal.',
  'Error processing form submission. Please reload and try again.':
    'Beim Verarbeiten des Formulars ist ein Fehler aufgetreten. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
  'Thank you!': 'Vielen Dank!',
  Submit: 'Absenden',
  '{title} is required.': '{title} ist erforderlich.',
  ' (required)': ' (erforderlich)',
  'Open form': 'Formular öffnen',
  'Leave this empty': 'Dieses Feld leer lassen',
  'Without JavaScript, one more page follows before this form is sent.':
    'Ohne JavaScript folgt noch eine Seite, bevor dieses Formular gesendet wird.',
  'Back to the page': 'Zurück zur Seite',
  'To keep programs away, this form can be sent {seconds} seconds after this page was opened. Please check your entries, then press Send.':
    'Zum Schutz vor Programmen kann dieses Formular erst {seconds} Sekunden nach dem Öffnen dieser Seite gesendet werden. Bitte prüfen Sie Ihre Angaben und drücken Sie dann auf Senden.',
  'The {seconds} seconds were not over yet. Please wait a moment, then press Send again.':
    'Die {seconds} Sekunden waren noch nicht um. Bitte warten Sie einen Moment und drücken Sie dann noch einmal auf Senden.',
  Send: 'Senden',
  'This form can only be sent with JavaScript switched on. Your entries stand below: copy what you need before you go back to the page and send it from there.':
    'Dieses Formular kann nur mit eingeschaltetem JavaScript gesendet werden. Ihre Angaben stehen unten: Kopieren Sie, was Sie brauchen, bevor Sie zur Seite zurückgehen und es von dort senden.',
  'Please check your inbox to confirm.': 'Bitte sehen Sie in Ihr Postfach, um zu bestätigen.',
  'First Name': 'Vorname',
  'Last Name': 'Nachname',
  'Area Code': 'Vorwahl',
  Prefix: 'Erster Teil',
  Line: 'Zweiter Teil',
  'Address 1': 'Adresse 1',
  'Address 2': 'Adresse 2',
  City: 'Ort',
  'State/Province': 'Bundesland',
  'Zip/Postal Code': 'Postleitzahl',
  Country: 'Land',
  Month: 'Monat',
  Day: 'Tag',
  Year: 'Jahr',
  Hour: 'Stunde',
  Minute: 'Minute',
  Second: 'Sekunde',
  'AM/PM': 'AM/PM',
  'Country Code': 'Landesvorwahl',
  'Strongly Disagree': 'Stimme gar nicht zu',
  Disagree: 'Stimme nicht zu',
  Neutral: 'Weder noch',
  Agree: 'Stimme zu',
  'Strongly Agree': 'Stimme voll zu',
  'Select an option': 'Bitte wählen',
  Confirm: 'Bestätigen',
  Reject: 'Ablehnen',
  Cancel: 'Abbrechen',
  Okay: 'In Ordnung',
  Close: 'Schließen',
  'Opening hours': 'Öffnungszeiten',
  Gallery: 'Galerie',
  Thumbnails: 'Vorschaubilder',
  Previous: 'Zurück',
  Next: 'Weiter',
  Caption: 'Bildtext',
  Pause: 'Anhalten',
  'Stop the background video': 'Hintergrundvideo anhalten',
  'Play the background video': 'Hintergrundvideo abspielen',
  Play: 'Abspielen',
  of: 'von',
  Announcement: 'Ankündigung',
  'Close announcement': 'Ankündigung schließen',
  Contact: 'Kontakt',
  Call: 'Anrufen',
  Email: 'E-Mail',
  Directions: 'Anfahrt',
  Hours: 'Zeiten',
  'Show content': 'Inhalt anzeigen',
  'This content comes from other websites. It is loaded when you ask for it, or once you accept cookies.':
    'Dieser Inhalt kommt von anderen Websites. Er wird geladen, wenn Sie ihn anfordern oder Cookies akzeptieren.',
  'Something Went Wrong!': 'Etwas ist schiefgegangen!',
  'This error has been logged and reported. Please reload the page and try again.':
    'Dieser Fehler wurde festgehalten und gemeldet. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
  'Unable to connect to {host}. Please try again.':
    '{host} ist nicht zu erreichen. Bitte versuchen Sie es noch einmal.',
  'Reload Page': 'Seite neu laden',
  Clear: 'Schließen',
  'Map: {name}': 'Karte: {name}',
  '{name}: opens a maps page in a new window': '{name}: öffnet eine Kartenseite in einem neuen Fenster',
  'Show the map from {host}': 'Karte von {host} anzeigen',
  'Zoom in': 'Vergrößern',
  'Zoom out': 'Verkleinern',
  Table: 'Tabelle',
};
