import { defineTranslation } from '../define-messages.ts';
import type { memberMails as english } from '../en/member-mails.ts';

export const memberMails = defineTranslation<typeof english>('memberMails', {
  confirmSubject: 'Bestätigen Sie Ihre E-Mail für {site}',
  confirmLead: 'Bestätigen Sie Ihre E-Mail, um {site} beizutreten.',
  confirmButton: 'E-Mail bestätigen',
  codeIs: 'Oder geben Sie diesen Code ein: {code}',
  confirmNote:
    'Der Link gilt 24 Stunden, der Code 15 Minuten. Wenn Sie diese Mail nicht angefordert haben, ignorieren Sie sie.',
  signInSubject: 'Bei {site} anmelden',
  signInLead: 'Hier ist Ihr Link, um sich bei {site} anzumelden.',
  hasAccountLead:
    'Jemand wollte mit dieser Adresse {site} beitreten. Sie haben schon ein Konto: Melden Sie sich mit diesem Link an.',
  signInButton: 'Anmelden',
  signInNote:
    'Der Link gilt einmal und 60 Minuten, der Code 15 Minuten. Wenn Sie diese Mail nicht angefordert haben, ignorieren Sie sie.',
  resetSubject: 'Wählen Sie ein neues Passwort für {site}',
  resetLead: 'Wählen Sie ein neues Passwort für Ihr Konto bei {site}.',
  resetButton: 'Passwort wählen',
  resetNote:
    'Der Link gilt einmal und 60 Minuten. Wenn Sie diese Mail nicht angefordert haben, ignorieren Sie sie.',
  passwordSubject: 'Ihr Passwort für {site} wurde geändert',
  passwordLead:
    'Das Passwort Ihres Kontos bei {site} wurde geändert, und alle anderen Sitzungen sind beendet.',
  passwordNote: 'Wenn Sie das nicht waren, wählen Sie sofort ein neues Passwort.',
  newEmailSubject: 'Bestätigen Sie Ihre neue E-Mail für {site}',
  newEmailLead: 'Bestätigen Sie, dass Ihr Konto bei {site} diese Adresse verwenden soll.',
  newEmailNote:
    'Der Link gilt einmal und 24 Stunden. Wenn Sie diese Mail nicht angefordert haben, ignorieren Sie sie.',
  oldEmailSubject: 'Ihre E-Mail für {site} wurde geändert',
  oldEmailLead: 'Ihr Konto bei {site} verwendet jetzt {email}.',
  oldEmailNote: 'Wenn Sie das nicht waren, holt der Link 72 Stunden lang Ihre frühere Adresse zurück.',
  undoButton: 'Rückgängig machen',
  joinedSubject: 'Ihre Konten bei {site} wurden zusammengelegt',
  joinedLead:
    'Ihr Konto bei {site} wurde mit dem von {email} zusammengelegt. Melden Sie sich ab jetzt mit {email} an.',
  removedSubject: 'Ihr Konto bei {site} wurde gelöscht',
  removedLead: 'Ihr Konto bei {site} wurde gelöscht. In 7 Tagen wird es endgültig entfernt.',
  removedNote: 'Bis dahin holt der Link es zurück.',
  restoreButton: 'Konto wiederherstellen',
  invitationSubject: 'Treten Sie {site} bei',
  invitationLead: 'Sie sind eingeladen, {site} beizutreten.',
  invitationButton: 'Einladung annehmen',
  invitationNote:
    'Der Link gilt einmal, 14 Tage lang. Wenn Sie nicht wissen, worum es geht, lassen Sie diese Mail unbeachtet.',
  welcomeSubject: 'Willkommen bei {site}',
  welcomeLead:
    'Sie haben jetzt ein Konto auf {site}. Melden Sie sich mit dieser Adresse an: Sie bekommen einen Link gemailt.',
  welcomeNote: 'Der Inhaber der Website hat Sie aufgenommen.',
});
