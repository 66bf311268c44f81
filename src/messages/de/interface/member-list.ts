import { defineTranslation } from '../../define-messages.ts';
import type { memberList as english } from '../../en/interface/member-list.ts';

export const memberList = defineTranslation<typeof english>('memberList', {
  list: 'Mitglieder',
  search: 'Mitglieder suchen',
  filter: 'Status',
  all: 'Alle',
  unverified: 'Nicht bestätigt',
  active: 'Aktiv',
  suspended: 'Gesperrt',
  removed: 'Entfernt',
  member: 'Mitglied',
  joined: 'Beigetreten',
  lastSeen: 'Zuletzt gesehen',
  never: 'Nie',
  actions: 'Aktionen',
  actionsOf: 'Aktionen für {email}',
  suspend: 'Sperren',
  activate: 'Freigeben',
  remove: 'Entfernen',
  restore: 'Wiederherstellen',
  nothing: 'Noch keine Mitglieder',
  nothingText: 'Wer der Website beitritt, steht hier.',
  noMatch: 'Niemand passt',
  removeTitle: '{email} entfernen?',
  removeText:
    'Das Mitglied wird sofort abgemeldet. 7 Tage lang können Sie das Konto wiederherstellen, dann wird es gelöscht.',
});
