import { defineTranslation } from '../define-messages.ts';
import type { forms as english } from '../en/forms.ts';

export const forms = defineTranslation<typeof english>('forms', {
  invalid: 'Mindestens ein Feld ist ungültig, bitte prüfen Sie Ihre Angaben.',
  tooLong: 'Sie haben die zulässige Zeichenzahl überschritten.',
  email: 'Die E-Mail-Adresse ist ungültig. E-Mail-Adressen haben die Form user@domain.com.',
  number: 'Bitte geben Sie eine Zahl ein.',
  website: 'Bitte geben Sie eine Webadresse ein, zum Beispiel https://example.com.',
  twitter: 'Bitte geben Sie einen Namen aus höchstens 15 Buchstaben, Ziffern oder Unterstrichen ein.',
  date: 'Bitte geben Sie ein gültiges Datum ein.',
  time: 'Bitte geben Sie eine gültige Uhrzeit ein.',
  option: 'Bitte wählen Sie eine der Möglichkeiten.',
  likert: 'Bitte antworten Sie mit einer der fünf Möglichkeiten.',
  unreadable: 'Diese Angabe konnte nicht gelesen werden.',
  unparsable: 'Die Formularfelder konnten nicht gelesen werden, bitte prüfen Sie Ihre Angaben.',
  captcha: 'Bitte lösen Sie das CAPTCHA, bevor Sie absenden.',
  captchaUnavailable:
    'Das CAPTCHA konnte nicht geladen werden. Bitte laden Sie die Seite neu oder erlauben Sie das CAPTCHA in Ihrem Browser.',
  captchaLabel: 'Ich bin ein Mensch',
  captchaWorking: 'Wird geprüft …',
  captchaDone: 'Geprüft.',
  captchaLoad: 'CAPTCHA laden',
  captchaConsent:
    'Dieses Formular ist durch Cloudflare Turnstile geschützt. Beim Laden werden Sie mit diesem Dienst verbunden.',
  submitting: 'Wird gesendet …',
  noKey: 'Der Schlüssel zum Absenden war nicht zu bekommen, bitte versuchen Sie es später noch einmal.',
  problemAbove: 'Es gab ein Problem mit Ihrem Formular. Bitte scrollen Sie nach unten, um es zu prüfen.',
  problemBelow: 'Es gab ein Problem mit Ihrem Formular. Bitte scrollen Sie nach oben, um es zu prüfen.',
  unauthorized: 'Das Formular konnte nicht abgeschickt werden. Bitte versuchen Sie es später noch einmal.',
  notConfigured: 'Dieses Formular ist noch nicht eingerichtet.',
  rateLimited:
    'Das Formular konnte nicht abgeschickt werden. Es wurden zu viele Formulare gesendet. Bitte versuchen Sie es später noch einmal.',
  serverError: 'Das Formular konnte nicht gesendet werden. Bitte versuchen Sie es später noch einmal.',
  unknown: 'Unbekannter Fehler, bitte versuchen Sie es später noch einmal.',
  brokenOff:
    'Beim Verarbeiten des Formulars ist ein Fehler aufgetreten. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
  success: 'Vielen Dank!',
  submit: 'Absenden',
  required: '{title} ist erforderlich.',
  requiredMark: ' (erforderlich)',
  open: 'Formular öffnen',
  leaveEmpty: 'Dieses Feld leer lassen',
  selectOption: 'Bitte wählen',
});
