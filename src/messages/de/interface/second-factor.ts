import { defineTranslation } from '../../define-messages.ts';
import type { secondFactor as english } from '../../en/interface/second-factor.ts';

export const secondFactor = defineTranslation<typeof english>('secondFactor', {
  title: 'Zweiter Faktor',
  description: 'Zur Anmeldung gehört neben Ihrem Passwort ein Code einer App auf Ihrem Telefon.',
  loading: 'Zweiter Faktor wird geladen',
  onSince: 'Eingeschaltet seit {date}.',
  codesLeft:
    '{count, plural, =0 {Es ist kein Wiederherstellungscode übrig: Erstellen Sie neue.} one {# Wiederherstellungscode ist übrig.} other {# Wiederherstellungscodes sind übrig.}}',
  setUp: 'Einrichten',
  newCodes: 'Neue Wiederherstellungscodes erstellen',
  turnOff: 'Ausschalten',
  turnedOff: 'Der zweite Faktor ist ausgeschaltet.',
  setUpTitle: 'Zweiten Faktor einrichten',
  scan: 'Scannen Sie dieses Bild mit einer Authenticator-App.',
  picture: 'QR-Code mit dem Schlüssel darunter',
  orType: 'Oder geben Sie diesen Schlüssel in die App ein:',
  firstCode: 'Code, den die App anzeigt',
  turnOn: 'Einschalten',
  codesLead:
    'Bewahren Sie diese Wiederherstellungscodes sicher auf. Mit jedem können Sie sich einmal anmelden, wenn Sie Ihr Telefon nicht haben. Sie werden nicht noch einmal angezeigt.',
  download: 'Herunterladen',
  print: 'Drucken',
  code: 'Code',
  codeHint: 'Sechs Ziffern aus Ihrer App oder ein Wiederherstellungscode.',
  trust: 'In diesem Browser 30 Tage lang nicht fragen',
  signIn: 'Anmelden',
});
