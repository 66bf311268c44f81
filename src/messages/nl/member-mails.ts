import { defineTranslation } from '../define-messages.ts';
import type { memberMails as english } from '../en/member-mails.ts';

export const memberMails = defineTranslation<typeof english>('memberMails', {
  confirmSubject: 'Bevestig je e-mailadres voor {site}',
  confirmLead: 'Bevestig je e-mailadres om lid te worden van {site}.',
  confirmButton: 'E-mailadres bevestigen',
  codeIs: 'Of vul deze code in: {code}',
  confirmNote: 'De link werkt 24 uur, de code 15 minuten. Heb je deze mail niet aangevraagd, negeer hem dan.',
  signInSubject: 'Inloggen bij {site}',
  signInLead: 'Hier is je link om in te loggen bij {site}.',
  hasAccountLead:
    'Iemand wilde met dit adres lid worden van {site}. Je hebt al een account: log in met deze link.',
  signInButton: 'Inloggen',
  signInNote:
    'De link werkt één keer, 60 minuten lang; de code 15 minuten. Heb je deze mail niet aangevraagd, negeer hem dan.',
  resetSubject: 'Kies een nieuw wachtwoord voor {site}',
  resetLead: 'Kies een nieuw wachtwoord voor je account bij {site}.',
  resetButton: 'Wachtwoord kiezen',
  resetNote: 'De link werkt één keer, 60 minuten lang. Heb je deze mail niet aangevraagd, negeer hem dan.',
  passwordSubject: 'Je wachtwoord voor {site} is gewijzigd',
  passwordLead:
    'Het wachtwoord van je account bij {site} is gewijzigd en alle andere sessies zijn beëindigd.',
  passwordNote: 'Was jij dit niet, kies dan meteen een nieuw wachtwoord.',
  newEmailSubject: 'Bevestig je nieuwe e-mailadres voor {site}',
  newEmailLead: 'Bevestig dat je account bij {site} dit adres moet gebruiken.',
  newEmailNote: 'De link werkt één keer, 24 uur lang. Heb je deze mail niet aangevraagd, negeer hem dan.',
  oldEmailSubject: 'Je e-mailadres voor {site} is gewijzigd',
  oldEmailLead: 'Je account bij {site} gebruikt nu {email}.',
  oldEmailNote: 'Was jij dit niet, dan haalt de link 72 uur lang je vorige adres terug.',
  undoButton: 'Ongedaan maken',
  joinedSubject: 'Je accounts bij {site} zijn samengevoegd',
  joinedLead: 'Je account bij {site} is samengevoegd met dat van {email}. Log vanaf nu in met {email}.',
  removedSubject: 'Je account bij {site} is verwijderd',
  removedLead: 'Je account bij {site} is verwijderd. Het wordt over 7 dagen gewist.',
  removedNote: 'Tot dan haalt de link het terug.',
  restoreButton: 'Account terughalen',
  invitationSubject: 'Word lid van {site}',
  invitationLead: 'U bent uitgenodigd om lid te worden van {site}.',
  invitationButton: 'Uitnodiging aannemen',
  invitationNote:
    'De link werkt één keer, 14 dagen lang. Weet u niet waar dit over gaat, negeer dan deze mail.',
  welcomeSubject: 'Welkom bij {site}',
  welcomeLead: 'U hebt nu een account op {site}. Log in met dit adres: u krijgt een link gemaild.',
  welcomeNote: 'De eigenaar van de site heeft u toegevoegd.',
});
