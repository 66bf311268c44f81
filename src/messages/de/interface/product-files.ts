import { defineTranslation } from '../../define-messages.ts';
import type { productFiles as english } from '../../en/interface/product-files.ts';

export const productFiles = defineTranslation<typeof english>('productFiles', {
  noTitle: 'Dieses Produkt hat keinen Titel. Schreiben Sie einen in seine erste Zeile.',
  titleTooLong: 'Der Titel hat mehr als {max} Zeichen. Kürzen Sie ihn.',
  descriptionTooLong: 'Die Beschreibung hat mehr als {max, number} Zeichen. Kürzen Sie sie.',
  noPrice: 'Zeile {line}: „{text}“ ist kein Preis in {currency}. Schreiben Sie ihn wie {example}.',
  priceTooHigh: 'Zeile {line}: {text} ist mehr, als ein Produkt kosten darf.',
  noStock: 'Zeile {line}: „{text}“ ist keine Stückzahl. Schreiben Sie eine ganze Zahl oder Unlimited.',
  noMeasure: 'Zeile {line}: „{text}“ ist kein Gewicht und kein Maß. Schreiben Sie eine Zahl wie 1.25.',
  skuTooLong: 'Zeile {line}: Die Artikelnummer hat mehr als {max} Zeichen. Kürzen Sie sie.',
  optionTooLong: 'Zeile {line}: Name oder Wert einer Option hat mehr als {max} Zeichen. Kürzen Sie ihn.',
  valueMissing: 'Zeile {line}: Für {option} steht hier kein Wert. Schreiben Sie einen.',
  combinationTwice:
    'Zeile {line}: Eine andere Variante hat dieselben Werte. Ändern oder entfernen Sie eine davon.',
  noParent:
    'Zeile {line}: Das Produkt {parent}, zu dem sie gehört, steht nicht in der Datei. Ergänzen Sie es, oder entfernen Sie die Zeile.',
  otherType: 'Produkte der Art {type} können hier nicht verkauft werden.',
  twice: 'Dieses Produkt steht zweimal in der Datei.',
  unstorable:
    'Hier stehen Zeichen, die nicht gespeichert werden können. Entfernen Sie sie, und versuchen Sie es noch einmal.',
  labelCut: '„{name}“ wurde auf {max} Zeichen gekürzt.',
  labelsBeyond: 'Nur die ersten {max} Kategorien und Schlagwörter wurden übernommen.',
  imagesBeyond: 'Nur die ersten {max} Bilder wurden übernommen.',
  saleDates:
    'Die Daten des Angebots werden nicht übernommen. Setzen Sie es in das Angebot, wenn es so weit ist.',
  sharedStock: 'Eine Variante, die für mehrere steht, hat einen Bestand. Die erste davon hat ihn bekommen.',
  digitalFiles:
    'Seine Dateien kommen nicht mit, darum ist es verborgen. Fügen Sie sie hinzu, und veröffentlichen Sie es dann.',
  elementsLeft: 'Aus der Beschreibung nicht übernommen: {names}.',
  bodyKept:
    'Auf seiner Seite steht unter den Angaben mehr als Text, darum bleibt die Beschreibung, wie sie ist.',
  refused: 'Es konnte nicht gespeichert werden: {reason}',
  several: '{first} {rest}',
  imageFailed: 'Das Bild {url} konnte nicht geholt werden: {reason}',
  pageFull:
    'Eine Shopseite fasst {max} Produkte. Entfernen Sie einige, oder lassen Sie weitere Shopseiten anlegen.',
});
