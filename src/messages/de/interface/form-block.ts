import { defineTranslation } from '../../define-messages.ts';
import type { formBlock as english } from '../../en/interface/form-block.ts';

export const formBlock = defineTranslation<typeof english>('formBlock', {
  name: 'Name des Formulars',
  fields: 'Felder',
  notifyEmail: 'Antworten an diese E-Mail-Adresse senden',
  keepSubmissions: 'Antworten in der Liste der Einsendungen behalten',
  purpose: 'Was das Formular tut',
  takesAnswers: 'Antworten annehmen',
  getMyData: 'Meine Daten abrufen',
  deleteMyData: 'Meine Daten löschen',
  mailingList: 'Verteiler',
  buttonText: 'Button-Text',
  buttonAlignment: 'Ausrichtung des Buttons',
  afterSending: 'Text nach dem Senden',
  pageAfterSending: 'Seite nach dem Senden',
  codeAfterSending: 'Code nach dem Senden',
  codeAfterSendingHelp:
    'HTML und Skripte, die auf der veröffentlichten Website laufen, nachdem ein Formular gesendet wurde.',
  opensInOverlay: 'In einem Overlay öffnen',
  opensInOverlayHelp: 'Die Seite zeigt einen Button; das Formular öffnet sich über der Seite.',
  openingButtonText: 'Text des Buttons, der das Formular öffnet',
  captcha: 'Ein CAPTCHA verlangen',
  captchaHelp: 'Das Formular kann erst gesendet werden, wenn es gelöst ist.',
  disclaimer: 'Hinweis',
  needsConsent: 'Um Einwilligung bitten',
  consentText: 'Text der Einwilligung',
  titleOfField: 'Titel des Feldes',
});
