import { defineMessages } from '../../define-messages.ts';

/** What is said of products in files: why one is not taken, and what is not taken of it (CRM-19). */
export const productFiles = defineMessages('productFiles', {
  noTitle: 'This product has no title. Write one into its first row.',
  titleTooLong: 'The title has more than {max} characters. Shorten it.',
  descriptionTooLong: 'The description has more than {max, number} characters. Shorten it.',
  noPrice: 'Row {line}: “{text}” is no price in {currency}. Write it like {example}.',
  priceTooHigh: 'Row {line}: {text} is more than a product may cost.',
  noStock: 'Row {line}: “{text}” is no number of pieces. Write a whole number, or Unlimited.',
  noMeasure: 'Row {line}: “{text}” is no weight or size. Write a number like 1.25.',
  skuTooLong: 'Row {line}: the SKU has more than {max} characters. Shorten it.',
  optionTooLong: 'Row {line}: the name or value of an option has more than {max} characters. Shorten it.',
  valueMissing: 'Row {line}: there is no value for {option}. Write one.',
  combinationTwice: 'Row {line}: another variant has the same values. Change or remove one of them.',
  noParent:
    'Row {line}: the product {parent} that it belongs to is not in the file. Add it, or remove the row.',
  otherType: 'Products of the type {type} cannot be sold here.',
  twice: 'This product stands in the file twice.',
  unstorable: 'This has characters that cannot be kept. Remove them and try again.',
  labelCut: '“{name}” was cut to {max} characters.',
  labelsBeyond: 'Only the first {max} categories and tags were taken.',
  imagesBeyond: 'Only the first {max} pictures were taken.',
  saleDates: 'The dates of its sale are not kept. Put it on sale when the time comes.',
  sharedStock:
    'A variant that stands for several has one figure of stock. It was given to the first of them.',
  digitalFiles: 'Its files do not come along, so it is hidden. Add them, then publish it.',
  elementsLeft: 'Not taken over from the description: {names}.',
  bodyKept: 'Its page has more than text below the details, so its description stays as it is.',
  refused: 'It could not be stored: {reason}',
  several: '{first} {rest}',
  imageFailed: 'The picture {url} could not be fetched: {reason}',
  pageFull: 'A store page holds {max} products. Remove some, or let further store pages be made.',
});
