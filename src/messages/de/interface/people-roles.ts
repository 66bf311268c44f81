import { defineTranslation } from '../../define-messages.ts';
import type { peopleRoles as english } from '../../en/interface/people-roles.ts';

export const peopleRoles = defineTranslation<typeof english>('peopleRoles', {
  admin: 'Administration',
  aboutAdmin: 'Alles auf der Website, ihre Einstellungen und Personen eingeschlossen.',
  billing: 'Abrechnung',
  aboutBilling: 'Tarif, Zahlungsweise und Rechnungen.',
  reporting: 'Berichte',
  aboutReporting: 'Liest Berichte über Besuche, Verkäufe und Formulare; ändert nichts.',
  editor: 'Redaktion',
  aboutEditor: 'Seiten, Beiträge, Design und Veröffentlichen; liest, was über Formulare eingeht.',
  moderator: 'Moderation',
  aboutModerator: 'Gibt Kommentare und Bewertungen frei, blendet sie aus und entfernt sie.',
  commenter: 'Kommentieren',
  aboutCommenter: 'Kommentiert auf der Website unter eigenem Namen.',
  storeManager: 'Shop-Verwaltung',
  aboutStoreManager: 'Den Shop ohne Zahlungen; liest Berichte.',
  scheduling: 'Terminverwaltung',
  aboutScheduling: 'Termine, Verfügbarkeit und ihre Einstellungen.',
  viewer: 'Ansehen',
  aboutViewer: 'Sieht die Website, solange sie nicht öffentlich ist; ändert nichts.',
  campaignsEditor: 'Newsletter-Redaktion',
  aboutCampaignsEditor: 'Verteiler und Newsletter.',
  schedulingViewer: 'Termine ansehen',
  aboutSchedulingViewer: 'Liest Termine.',
  schedulingEditor: 'Termine bearbeiten',
  aboutSchedulingEditor: 'Liest und ändert Termine.',
});
