import { defineTranslation } from '../../define-messages.ts';
import type { notFoundAddresses as english } from '../../en/interface/not-found-addresses.ts';

export const notFoundAddresses = defineTranslation<typeof english>('notFoundAddresses', {
  dismissed: '{path} ist ausgeblendet.',
  putBackDone: '{path} steht wieder auf der Liste.',
  makeRedirect: 'Weiterleitung anlegen',
  dismiss: 'Ausblenden',
  putBack: 'Zurückholen',
  search: 'Adressen suchen',
  show: 'Anzeigen',
  open: 'Offen',
  areDismissed: 'Ausgeblendet',
  title: 'Nicht gefundene Adressen',
  address: 'Adresse',
  linkedFrom: 'Verlinkt von <link>{referrer}</link>',
  requests: 'Aufrufe',
  last: 'Zuletzt',
  howCounted:
    'Minutengenau gezählt, ohne Parameter und ohne etwas über Besucher; jede bleibt {days, plural, one {# Tag} other {# Tage}} nach dem letzten Aufruf.',
  noMatch: 'Keine Adresse passt zu „{search}“',
  noneDismissed: 'Nichts ist ausgeblendet',
  none: 'Keine Adresse führte ins Leere',
  notWritten: 'Wer diese Installation betreibt, hat festgelegt, dass sie nicht aufgezeichnet werden.',
  noneText:
    'Folgen Besucher einem Link zu einer Seite, die es nicht gibt, steht deren Adresse innerhalb einer Minute hier, {days, plural, one {# Tag} other {# Tage}} lang.',
});
