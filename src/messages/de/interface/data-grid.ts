import { defineTranslation } from '../../define-messages.ts';
import type { dataGrid as english } from '../../en/interface/data-grid.ts';

export const dataGrid = defineTranslation<typeof english>('dataGrid', {
  fillDown: 'Nach unten ausfüllen',
  hint: 'Pfeiltasten bewegen, Enter bearbeitet, Strg+C und Strg+V kopieren und fügen ein.',
  yes: 'Ja',
  no: 'Nein',
  changed: '{count, plural, one {# Zelle wurde geändert.} other {# Zellen wurden geändert.}}',
  someRefused:
    '{refused, plural, one {# Zelle konnte nicht übernommen werden} other {# Zellen konnten nicht übernommen werden}}; {kept, plural, one {# Zelle wurde geändert.} other {# Zellen wurden geändert.}}',
});
