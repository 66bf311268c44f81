import { defineTranslation } from '../define-messages.ts';
import type { peopleMails as english } from '../en/people-mails.ts';

export const peopleMails = defineTranslation<typeof english>('peopleMails', {
  invitationSubject: '{inviter} nodigt u uit voor {site}',
  invitationLead:
    '{inviter} nodigt u uit om aan de website {site} op {host} te werken. De link werkt één keer, 14 dagen lang.',
  join: 'Meewerken',
  invitationNote: 'Als u niet weet waar dit over gaat, kunt u dit bericht negeren: er gebeurt niets.',
  handoverSubject: '{owner} biedt u {site} aan',
  handoverLead:
    '{owner} wil de website {site} op {host} aan u overdragen. Als u accepteert, is de website van u: u bepaalt wie eraan werkt, en hij telt mee voor uw account. Het aanbod geldt 14 dagen.',
  seeOffer: 'Aanbod bekijken',
  handoverNote: 'Er verandert niets totdat u accepteert.',
  takenOverSubject: '{site} is nu van u',
  takenOverLead: 'U hebt de website {site} geaccepteerd. Hij is vanaf nu van u, en u hebt er de rol Beheer.',
  handedOverSubject: '{site} is nu van {newOwner}',
  handedOverLead:
    '{newOwner} heeft de website {site} geaccepteerd, die vanaf nu van deze persoon is. U houdt uw rollen totdat iemand ze wijzigt.',
  toDashboard: 'Naar het dashboard',
  handoverDeclinedSubject: '{person} heeft {site} geweigerd',
  handoverDeclinedLead:
    '{person} neemt de website {site} niet over. Hij is nog steeds van u, en er is niets veranderd.',
});
