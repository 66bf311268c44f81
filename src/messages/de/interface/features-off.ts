import { defineTranslation } from '../../define-messages.ts';
import type { featuresOff as english } from '../../en/interface/features-off.ts';

export const featuresOff = defineTranslation<typeof english>('featuresOff', {
  selling: 'Verkaufen gehört nicht zu dieser Website',
  text: 'Wer diese Portico-Installation betreibt, kann es einschalten. Produkte, Bestellungen und Einstellungen des Shops bleiben bis dahin erhalten, und Besucher sehen Produkte ohne eine Schaltfläche zum Kaufen.',
  addPages: 'Neue Seiten gehören nicht zu dieser Website',
  addPagesText:
    'Wer diese Portico-Installation betreibt, kann sie einschalten. Die vorhandenen Seiten können geändert und veröffentlicht werden.',
  people: 'Weitere Mitwirkende gehören nicht zu dieser Website',
  peopleText:
    'Wer diese Portico-Installation betreibt, kann sie einschalten. Wer schon an der Website arbeitet, kann weitermachen.',
});
