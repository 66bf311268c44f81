import { defineTranslation } from '../../define-messages.ts';
import type { orderWithdrawals as english } from '../../en/interface/order-withdrawals.ts';

export const orderWithdrawals = defineTranslation<typeof english>('orderWithdrawals', {
  title: 'Der Vertrag wurde widerrufen',
  text: 'Eingegangen am {date}. Geld und Bestand warten auf Sie: Erstatten oder stornieren Sie, worum es geht, und markieren Sie es dann als erledigt.',
  done: 'Als erledigt markieren',
  isDone: 'Der Widerruf ist als erledigt markiert',
  waiting: '{count, plural, one {# Widerruf} other {# Widerrufe}}',
  setting: 'Widerruf',
  settingText:
    'Käufer mit Liefer- oder Rechnungsadresse in der Europäischen Union widerrufen auf der Seite ihrer Bestellung, ohne sich anzumelden. Sie bekommen eine Aufgabe; Geld und Bestand warten auf Sie.',
  offered: 'Anbieten',
  auto: 'Wenn der Shop in die EU liefert',
  on: 'Immer',
  off: 'Nie',
  days: 'Tage nach der letzten Lieferung',
});
