import { defineTranslation } from '../../define-messages.ts';
import type { storeSettings as english } from '../../en/interface/store-settings.ts';

export const storeSettings = defineTranslation<typeof english>('storeSettings', {
  settings: 'Shop-Einstellungen',
  prices: 'Preise',
  currency: 'Währung',
  currencyText: 'So sieht ein Preis aus: {example}',
  trimsZeroFractions: 'Nullen nach dem Punkt weglassen',
  trimsZeroFractionsText:
    'Listen und Seiten von Produkten sagen {short} statt {long}. Warenkorb, Kasse und Bestellungen sagen immer alles.',
  changeCurrency: 'Währung ändern?',
  changeTo: 'Zu {currency} wechseln',
  notConverted:
    'Preise werden nicht umgerechnet: Was jetzt {before} kostet, kostet dann sofort {after}. Bestellungen behalten die Währung, in der sie aufgegeben wurden.',
  measures: 'Gewichte und Maße',
  measuresText: 'Gewichte und Maße der Produkte werden umgerechnet, wenn Sie das andere wählen.',
  metric: 'Metrisch ({weight}, {length})',
  imperial: 'Angloamerikanisch ({weight}, {length})',
  seller: 'Verkäufer',
  sellerText: 'Wer verkauft, wie es Käufer lesen.',
  sellerName: 'Name des Verkäufers',
  sellerAddress: 'Anschrift des Verkäufers',
  taxNumber: 'Steuernummer',
  taxNumberText: 'Wie Ihr Land sie schreibt, etwa eine Umsatzsteuer-Identifikationsnummer.',
  loading: 'Shop-Einstellungen werden geladen',
  stock: 'Bestand',
  showsLowStock: 'Sagen, wenn wenig übrig ist',
  showsLowStockText: 'Produktseiten sagen „Nur noch {n} übrig“.',
  lowStock: 'Ab so vielen Stück',
  receipts: 'Belege',
  receiptsText:
    'Wenn jemand verlangt, dass Sie seine Daten löschen, bleiben seine Bestellungen ohne Namen und Adresse. Belege behalten beides, solange das Gesetz es verlangt, und nur für die Buchhaltung.',
  retentionYears: 'Jahre, die Belege Namen und Adresse behalten',
  giftCards: 'Geschenkkarten',
  giftCardsText:
    'Schon verkaufte Karten bleiben, wie sie sind. Das Gesetz vieler Länder verlangt mehrere Jahre.',
  giftCardYears: 'Neue Geschenkkarten verfallen',
  giftCardsNever: 'Nie',
  giftCardsAfter: '{count, plural, one {Nach # Jahr} other {Nach # Jahren}}',
});
