import { defineTranslation } from '../../define-messages.ts';
import type { accountSettings as english } from '../../en/interface/account-settings.ts';

export const accountSettings = defineTranslation<typeof english>('accountSettings', {
  languageTitle: 'Sprache',
  languageDescription:
    'Die Sprache des Dashboards und des Editors. Ihre Websites haben ihre eigenen Sprachen.',
  languageLabel: 'Sprache des Dashboards und des Editors',
  browserLanguage: 'Wie im Browser eingestellt',
  title: 'Kontoeinstellungen',
  yourSites: 'Ihre Websites',
  emailTitle: 'E-Mail',
  emailDescription: 'Sie melden sich mit {email} an.',
  changeEmail: 'E-Mail-Adresse ändern',
  emailSentTitle: 'Sehen Sie in Ihr Postfach',
  emailSent: 'Die Änderung wird wirksam, sobald Sie den Link öffnen, den wir an {email} gesendet haben.',
  newEmail: 'Neue E-Mail-Adresse',
  profileTitle: 'Profil',
  profileDescription: 'Ihr Name wird den Personen angezeigt, mit denen Sie arbeiten.',
  name: 'Name',
  save: 'Speichern',
  saved: 'Gespeichert.',
  passwordTitle: 'Passwort',
  passwordDescription: 'Mit einem neuen Passwort werden Sie überall sonst abgemeldet.',
  changePassword: 'Passwort ändern',
  passwordChanged: 'Ihr Passwort wurde geändert.',
  currentPassword: 'Aktuelles Passwort',
  newPassword: 'Neues Passwort',
  passwordRule: 'Mindestens {min} Zeichen.',
  sessionsTitle: 'Sitzungen',
  sessionsDescription:
    'Browser, in denen Sie angemeldet sind. Beenden Sie, was Sie nicht kennen, und ändern Sie dann Ihr Passwort.',
  endOthers: 'Alle anderen beenden',
  loadingSessions: 'Sitzungen werden geladen',
  thisBrowser: 'Dieser Browser · angemeldet <since>{date}</since>',
  otherBrowser: 'Zuletzt verwendet <used>{ago}</used> · angemeldet <since>{date}</since>',
  endSessionOf: 'Die Sitzung von {device} beenden',
  endSession: 'Beenden',
});
