import { defineTranslation } from '../define-messages.ts';
import type { accountMails as english } from '../en/account-mails.ts';

export const accountMails = defineTranslation<typeof english>('accountMails', {
  signUpSubject: 'Schließen Sie Ihre Registrierung ab',
  signUpLead:
    'Wählen Sie Ihren Namen und ein Passwort, um abzuschließen. Der Link funktioniert einmal, 24 Stunden lang.',
  signUpNote:
    'Wenn Sie kein Konto angefordert haben, können Sie diese Mail ignorieren: Es wird keines angelegt.',
  createAccount: 'Konto anlegen',
  signIn: 'Anmelden',
  ignore: 'Wenn Sie es nicht waren, können Sie diese Mail ignorieren.',
  ignoreUnchanged: 'Wenn Sie es nicht waren, können Sie diese Mail ignorieren: Es hat sich nichts geändert.',
  chooseAtOnce: 'Wenn Sie es nicht waren, wählen Sie sofort ein neues Passwort: {link}',
  invitationSubject: '{inviter} lädt Sie ein',
  invitationLead:
    '{inviter} lädt Sie ein, auf {host} Websites zu gestalten. Wählen Sie Ihren Namen und ein Passwort, um zu beginnen. Der Link funktioniert einmal, 14 Tage lang.',
  invitationNote:
    'Wenn Sie nicht wissen, worum es geht, können Sie diese Mail ignorieren: Es wird kein Konto angelegt.',
  hasAccountSubject: 'Sie haben schon ein Konto',
  hasAccountLead:
    'Jemand, vermutlich Sie selbst, wollte mit dieser Adresse ein Konto anlegen. Sie hat schon eines.',
  resetSubject: 'Wählen Sie ein neues Passwort',
  resetLead: 'Mit diesem Link wählen Sie ein neues Passwort. Er funktioniert einmal, eine Stunde lang.',
  resetButton: 'Neues Passwort wählen',
  resetNote:
    'Wenn Sie das nicht angefordert haben, können Sie diese Mail ignorieren: Ihr Passwort bleibt, wie es ist.',
  noAccountSubject: 'Es gibt kein Konto mit dieser Adresse',
  noAccountLead:
    'Jemand, vermutlich Sie selbst, wollte für diese Adresse ein neues Passwort wählen, aber es gibt kein Konto mit ihr. Vielleicht haben Sie sich mit einer anderen registriert.',
  passwordChangedSubject: 'Ihr Passwort wurde geändert',
  passwordChangedLead: 'Das Passwort Ihres Kontos wurde geändert, und alle anderen Sitzungen wurden beendet.',
  secondFactorSubject: 'Der zweite Faktor Ihres Kontos wurde geändert',
  secondFactorOn:
    'Ein zweiter Faktor wurde eingeschaltet: Zur Anmeldung gehört ab jetzt neben dem Passwort ein Code Ihrer App.',
  secondFactorOff: 'Der zweite Faktor wurde ausgeschaltet: Zur Anmeldung genügt ab jetzt das Passwort.',
  secondFactorReset:
    'Wer diese Installation betreibt, hat den zweiten Faktor Ihres Kontos ausgeschaltet: Zur Anmeldung genügt ab jetzt das Passwort.',
  recoveryCodesNew:
    'Für Ihr Konto wurden neue Wiederherstellungscodes erstellt; die früheren gelten nicht mehr.',
  recoveryCodeUsed: 'Für Ihr Konto wurde ein Wiederherstellungscode verwendet. Er gilt kein zweites Mal.',
  waysInSubject: 'Die Anmeldung bei Ihrem Konto wurde geändert',
  passkeyAdded:
    'Ihrem Konto wurde ein Passkey hinzugefügt. Er meldet ohne Passwort und ohne zweiten Faktor an.',
  passkeyRemoved: 'Ein Passkey Ihres Kontos wurde entfernt. Er meldet nicht mehr an.',
  passwordOff:
    'Das Passwort Ihres Kontos wurde ausgeschaltet: Angemeldet wird ab jetzt allein mit Passkeys. Alle anderen Sitzungen wurden beendet.',
  passwordOn:
    'Das Passwort Ihres Kontos wurde mit einem neuen wieder eingeschaltet. Alle anderen Sitzungen wurden beendet.',
  passwordAgain:
    'Wer diese Installation betreibt, lässt Ihr Konto wieder ein Passwort haben: Sie wählen es über „Passwort vergessen?“. Ihre Passkeys bleiben, wie sie sind.',
  newSignInSubject: 'Neue Anmeldung bei Ihrem Konto',
  newSignInLead:
    'Bei Ihrem Konto wurde sich in einem Browser angemeldet, in dem es vorher nicht geöffnet war: {device}.',
  newSignInNote: 'Wenn Sie es waren, können Sie diese E-Mail ignorieren.',
  accountDeletedSubject: 'Ihr Konto wurde gelöscht',
  accountDeletedLead:
    'Ihr Konto bei {host} wurde gelöscht, und alle seine Sitzungen wurden beendet. Es kann nicht wiederhergestellt werden.',
  confirmEmailSubject: 'Bestätigen Sie Ihre neue E-Mail-Adresse',
  confirmEmailLead:
    'Mit diesem Link melden Sie sich ab jetzt mit dieser Adresse an. Er funktioniert einmal, 24 Stunden lang.',
  confirmEmailButton: 'Diese Adresse bestätigen',
  confirmEmailNote:
    'Wenn Sie das nicht angefordert haben, können Sie diese Mail ignorieren: Es hat sich nichts geändert.',
  emailChangesSubject: 'Ihre E-Mail-Adresse wird bald geändert',
  emailChangesLead:
    'Ihr Konto soll ab jetzt {newEmail} verwenden. Die Änderung gilt, sobald diese Adresse bestätigt ist.',
  emailChangedSubject: 'Ihre E-Mail-Adresse wurde geändert',
  emailChangedLead:
    'Ihr Konto verwendet ab jetzt {newEmail}; mit dieser Adresse können Sie sich nicht mehr anmelden. Alle anderen Sitzungen wurden beendet.',
  emailChangedUndo:
    'Wenn Sie es nicht waren, nehmen Sie die Änderung zurück: Ihr Konto verwendet wieder diese Adresse, alle werden abgemeldet, und Sie wählen ein neues Passwort. Der Link funktioniert einmal, 7 Tage lang.',
  emailChangedButton: 'Änderung zurücknehmen',
  emailChangedNote: 'Wenn Sie es waren, können Sie diese Mail ignorieren.',
  changeUndoneSubject: 'Die Änderung Ihrer E-Mail-Adresse wurde zurückgenommen',
  changeUndoneLead:
    'Das Konto verwendet wieder seine frühere Adresse; mit dieser können Sie sich nicht mehr anmelden. Alle Sitzungen wurden beendet.',
  changeUndoneNote: 'Wenn Sie das nicht erwartet haben, fragen Sie die Person, die {host} betreibt.',
  emailTakenSubject: 'Diese Adresse hat schon ein Konto',
  emailTakenLead:
    'Jemand, vermutlich Sie selbst, wollte diese Adresse für ein anderes Konto verwenden. Sie hat schon eines, deshalb wurde nichts geändert.',
});
