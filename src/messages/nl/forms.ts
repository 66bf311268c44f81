import { defineTranslation } from '../define-messages.ts';
import type { forms as english } from '../en/forms.ts';

export const forms = defineTranslation<typeof english>('forms', {
  invalid: 'Een of meer velden zijn ongeldig, controleer uw gegevens.',
  tooLong: 'U hebt het maximale aantal tekens overschreden.',
  email: 'Het e-mailadres is ongeldig. E-mailadressen hebben de vorm user@domain.com.',
  number: 'Voer een getal in.',
  website: 'Voer een webadres in, bijvoorbeeld https://example.com.',
  twitter: 'Voer een naam in van hoogstens 15 letters, cijfers of onderstrepingstekens.',
  date: 'Voer een bestaande datum in.',
  time: 'Voer een bestaande tijd in.',
  option: 'Kies een van de opties.',
  likert: 'Antwoord met een van de vijf keuzes.',
  unreadable: 'Deze invoer kon niet worden gelezen.',
  unparsable: 'De velden van het formulier konden niet worden gelezen, controleer uw gegevens.',
  captcha: 'Vul de CAPTCHA in voordat u verzendt.',
  captchaUnavailable:
    'De CAPTCHA kon niet worden geladen. Laad de pagina opnieuw of sta de CAPTCHA toe in uw browser.',
  captchaLabel: 'Ik ben een mens',
  captchaWorking: 'Controleren…',
  captchaDone: 'Gecontroleerd.',
  captchaLoad: 'CAPTCHA laden',
  captchaConsent:
    'Dit formulier is beveiligd met Cloudflare Turnstile. Door te laden maakt u verbinding met die dienst.',
  submitting: 'Verzenden…',
  noKey: 'De verzendsleutel van het formulier kon niet worden opgehaald, probeer het later opnieuw.',
  problemAbove: 'Er is een probleem met uw formulier. Scrol naar beneden om het te bekijken.',
  problemBelow: 'Er is een probleem met uw formulier. Scrol naar boven om het te bekijken.',
  unauthorized: 'Het formulier kan niet worden ingediend. Probeer het later opnieuw.',
  notConfigured: 'Dit formulier is nog niet ingesteld.',
  rateLimited:
    'Het formulier kan niet worden ingediend. Het maximale aantal inzendingen is bereikt. Probeer het later opnieuw.',
  serverError: 'Het formulier kan niet worden verzonden. Probeer het later opnieuw.',
  unknown: 'Onbekende fout, probeer het later opnieuw.',
  brokenOff: 'Fout bij het verwerken van het formulier. Laad de pagina opnieuw en probeer het nog eens.',
  success: 'Bedankt!',
  submit: 'Verzenden',
  required: '{title} is verplicht.',
  requiredMark: ' (verplicht)',
  open: 'Formulier openen',
  leaveEmpty: 'Laat dit veld leeg',
  selectOption: 'Kies een optie',
});
