import { defineTranslation } from '../../define-messages.ts';
import type { passkeys as english } from '../../en/interface/passkeys.ts';

export const passkeys = defineTranslation<typeof english>('passkeys', {
  title: 'Passkeys',
  description:
    'Mit einem Passkey melden Sie sich mit Fingerabdruck, Gesicht oder PIN Ihres Geräts an. Er ersetzt das Passwort und den zweiten Faktor.',
  loading: 'Passkeys werden geladen',
  none: 'Es gibt noch keinen Passkey.',
  unsupported:
    'Dieser Browser kann unter dieser Adresse keine Passkeys verwenden. Dazu braucht es einen aktuellen Browser und eine Adresse, die mit https beginnt.',
  wrongAddress:
    'Unter dieser Adresse funktionieren Passkeys nicht. Öffnen Sie das Dashboard unter der Adresse, die dafür eingerichtet ist.',
  failed:
    'Der Passkey konnte nicht verwendet werden. Versuchen Sie es noch einmal, oder nehmen Sie einen anderen.',
  known: 'Dieses Gerät hat schon einen Passkey dieses Kontos.',
  notAdded: 'Es wurde kein Passkey hinzugefügt: Der Vorgang wurde abgebrochen oder hat zu lange gedauert.',
  add: 'Passkey hinzufügen',
  added: 'Der Passkey wurde hinzugefügt.',
  addedOn: 'Hinzugefügt {date}.',
  lastUsed: 'Zuletzt verwendet {ago}.',
  neverUsed: 'Noch nicht verwendet.',
  synced: 'Für alle Ihre Geräte gespeichert.',
  rename: 'Umbenennen',
  renameOf: '{name} umbenennen',
  renameTitle: 'Passkey umbenennen',
  name: 'Name',
  save: 'Speichern',
  remove: 'Entfernen',
  removeOf: '{name} entfernen',
  removeTitle: 'Passkey entfernen?',
  removeText: '„{name}“ meldet Sie nicht mehr an. Löschen Sie ihn auch auf Ihrem Gerät.',
  removed: 'Der Passkey wurde entfernt.',
  onlyLead:
    'Sie können sich allein mit Passkeys anmelden: Mit einem Passwort kommt dann niemand hinein. Wer alle Passkeys verloren hat, kommt mit einem Link per E-Mail und einem Wiederherstellungscode zurück.',
  turnPasswordOff: 'Passwort ausschalten',
  passwordTurnedOff: 'Das Passwort ist ausgeschaltet. Alle anderen Sitzungen wurden beendet.',
  passwordIsOff:
    'Das Passwort ist ausgeschaltet: Angemeldet wird allein mit Passkeys. Ein neues Passwort schaltet es wieder ein.',
  turnPasswordOn: 'Passwort einschalten',
  passwordTurnedOn: 'Das Passwort ist wieder eingeschaltet. Alle anderen Sitzungen wurden beendet.',
  or: 'oder',
  use: 'Passkey verwenden',
  proveLead:
    'Ihre Anmeldung liegt eine Weile zurück. Verwenden Sie einen Ihrer Passkeys; was Sie eingegeben haben, bleibt erhalten und wird danach gesendet.',
  recoveryCode: 'Wiederherstellungscode',
  recoveryCodeHint:
    'Dieses Konto meldet sich allein mit Passkeys an. Für ein neues Passwort braucht es einen seiner Wiederherstellungscodes.',
});
