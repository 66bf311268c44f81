import { defineTranslation } from '../define-messages.ts';
import type { accountMails as english } from '../en/account-mails.ts';

export const accountMails = defineTranslation<typeof english>('accountMails', {
  signUpSubject: 'Rond het aanmaken van uw account af',
  signUpLead: 'Kies uw naam en een wachtwoord om af te ronden. De link werkt één keer, 24 uur lang.',
  signUpNote:
    'Als u niet om een account hebt gevraagd, kunt u deze mail negeren: er wordt er geen aangemaakt.',
  createAccount: 'Account aanmaken',
  signIn: 'Inloggen',
  ignore: 'Als u het niet was, kunt u deze mail negeren.',
  ignoreUnchanged: 'Als u het niet was, kunt u deze mail negeren: er is niets veranderd.',
  chooseAtOnce: 'Als u het niet was, kies dan meteen een nieuw wachtwoord: {link}',
  invitationSubject: '{inviter} nodigt u uit',
  invitationLead:
    '{inviter} nodigt u uit om op {host} websites te maken. Kies uw naam en een wachtwoord om te beginnen. De link werkt één keer, 14 dagen lang.',
  invitationNote:
    'Als u niet weet waar dit over gaat, kunt u deze mail negeren: er wordt geen account aangemaakt.',
  hasAccountSubject: 'U hebt al een account',
  hasAccountLead:
    'Iemand, waarschijnlijk uzelf, wilde met dit adres een account aanmaken. Het heeft er al een.',
  resetSubject: 'Kies een nieuw wachtwoord',
  resetLead: 'Met deze link kiest u een nieuw wachtwoord. Hij werkt één keer, een uur lang.',
  resetButton: 'Nieuw wachtwoord kiezen',
  resetNote: 'Als u hier niet om hebt gevraagd, kunt u deze mail negeren: uw wachtwoord blijft zoals het is.',
  noAccountSubject: 'Er is geen account met dit adres',
  noAccountLead:
    'Iemand, waarschijnlijk uzelf, wilde voor dit adres een nieuw wachtwoord kiezen, maar er is geen account mee. Misschien hebt u zich met een ander adres aangemeld.',
  passwordChangedSubject: 'Uw wachtwoord is gewijzigd',
  passwordChangedLead: 'Het wachtwoord van uw account is gewijzigd en alle andere sessies zijn beëindigd.',
  secondFactorSubject: 'De tweede factor van uw account is gewijzigd',
  secondFactorOn:
    'Er is een tweede factor ingeschakeld: naast het wachtwoord is voortaan een code van uw app nodig om in te loggen.',
  secondFactorOff:
    'De tweede factor is uitgeschakeld: voortaan is alleen het wachtwoord nodig om in te loggen.',
  secondFactorReset:
    'De beheerder van deze installatie heeft de tweede factor van uw account uitgeschakeld: voortaan is alleen het wachtwoord nodig om in te loggen.',
  recoveryCodesNew: 'Er zijn nieuwe herstelcodes voor uw account gemaakt; de eerdere werken niet meer.',
  recoveryCodeUsed: 'Er is een herstelcode voor uw account gebruikt. Hij werkt geen tweede keer.',
  waysInSubject: 'De manier van inloggen op uw account is gewijzigd',
  passkeyAdded:
    'Er is een passkey aan uw account toegevoegd. Daarmee wordt zonder wachtwoord en zonder tweede factor ingelogd.',
  passkeyRemoved: 'Een passkey van uw account is verwijderd. Daarmee kan niet meer worden ingelogd.',
  passwordOff:
    'Het wachtwoord van uw account is uitgeschakeld: voortaan wordt alleen met passkeys ingelogd. Alle andere sessies zijn beëindigd.',
  passwordOn:
    'Het wachtwoord van uw account is weer ingeschakeld, met een nieuw. Alle andere sessies zijn beëindigd.',
  passwordAgain:
    'De beheerder van deze installatie laat uw account weer een wachtwoord hebben: u kiest het met ‘Wachtwoord vergeten?’. Uw passkeys blijven zoals ze zijn.',
  newSignInSubject: 'Nieuwe inlog op uw account',
  newSignInLead:
    'Er is op uw account ingelogd in een browser waarin dat nog niet eerder was gebeurd: {device}.',
  newSignInNote: 'Was u het zelf, dan kunt u deze e-mail negeren.',
  accountDeletedSubject: 'Uw account is verwijderd',
  accountDeletedLead:
    'Uw account op {host} is verwijderd en alle sessies zijn beëindigd. Het kan niet worden hersteld.',
  confirmEmailSubject: 'Bevestig uw nieuwe e-mailadres',
  confirmEmailLead: 'Met deze link logt u voortaan met dit adres in. Hij werkt één keer, 24 uur lang.',
  confirmEmailButton: 'Dit adres bevestigen',
  confirmEmailNote: 'Als u hier niet om hebt gevraagd, kunt u deze mail negeren: er is niets veranderd.',
  emailChangesSubject: 'Uw e-mailadres wordt binnenkort gewijzigd',
  emailChangesLead:
    'Uw account gaat voortaan {newEmail} gebruiken. De wijziging geldt zodra dat adres is bevestigd.',
  emailChangedSubject: 'Uw e-mailadres is gewijzigd',
  emailChangedLead:
    'Uw account gebruikt voortaan {newEmail}; met dit adres kunt u niet meer inloggen. Alle andere sessies zijn beëindigd.',
  emailChangedUndo:
    'Als u het niet was, maak de wijziging dan ongedaan: uw account gebruikt weer dit adres, iedereen wordt uitgelogd en u kiest een nieuw wachtwoord. De link werkt één keer, 7 dagen lang.',
  emailChangedButton: 'Wijziging ongedaan maken',
  emailChangedNote: 'Als u het was, kunt u deze mail negeren.',
  changeUndoneSubject: 'De wijziging van uw e-mailadres is ongedaan gemaakt',
  changeUndoneLead:
    'Het account gebruikt weer zijn vorige adres; met dit adres kunt u niet meer inloggen. Alle sessies zijn beëindigd.',
  changeUndoneNote: 'Als u dit niet verwachtte, vraag het dan aan degene die {host} beheert.',
  emailTakenSubject: 'Dit adres heeft al een account',
  emailTakenLead:
    'Iemand, waarschijnlijk uzelf, wilde dit adres voor een ander account gebruiken. Het heeft er al een, dus er is niets gewijzigd.',
});
