import { defineTranslation } from '../../define-messages.ts';
import type { productFiles as english } from '../../en/interface/product-files.ts';

export const productFiles = defineTranslation<typeof english>('productFiles', {
  noTitle: 'Este producto no tiene título. Escriba uno en su primera fila.',
  titleTooLong: 'El título tiene más de {max} caracteres. Acórtelo.',
  descriptionTooLong: 'La descripción tiene más de {max, number} caracteres. Acórtela.',
  noPrice: 'Fila {line}: «{text}» no es un precio en {currency}. Escríbalo como {example}.',
  priceTooHigh: 'Fila {line}: {text} es más de lo que puede costar un producto.',
  noStock: 'Fila {line}: «{text}» no es un número de piezas. Escriba un número entero o Unlimited.',
  noMeasure: 'Fila {line}: «{text}» no es un peso ni una medida. Escriba un número como 1.25.',
  skuTooLong: 'Fila {line}: el SKU tiene más de {max} caracteres. Acórtelo.',
  optionTooLong: 'Fila {line}: el nombre o el valor de una opción tiene más de {max} caracteres. Acórtelo.',
  valueMissing: 'Fila {line}: no hay ningún valor para {option}. Escriba uno.',
  combinationTwice: 'Fila {line}: otra variante tiene los mismos valores. Cambie o elimine una de ellas.',
  noParent:
    'Fila {line}: el producto {parent} al que pertenece no está en el archivo. Añádalo o elimine la fila.',
  otherType: 'Aquí no se pueden vender productos del tipo {type}.',
  twice: 'Este producto aparece dos veces en el archivo.',
  unstorable: 'Contiene caracteres que no se pueden guardar. Elimínelos e inténtelo de nuevo.',
  labelCut: '«{name}» se ha cortado a {max} caracteres.',
  labelsBeyond: 'Solo se han tomado las primeras {max} categorías y etiquetas.',
  imagesBeyond: 'Solo se han tomado las primeras {max} imágenes.',
  saleDates: 'Las fechas de su oferta no se conservan. Póngalo en oferta cuando llegue el momento.',
  sharedStock: 'Una variante que representa varias tiene un solo stock. Se ha dado a la primera.',
  digitalFiles: 'Sus archivos no vienen con él, por eso está oculto. Añádalos y después publíquelo.',
  elementsLeft: 'No se ha tomado de la descripción: {names}.',
  bodyKept: 'Su página tiene algo más que texto bajo los detalles, por eso su descripción queda como está.',
  refused: 'No se ha podido guardar: {reason}',
  several: '{first} {rest}',
  imageFailed: 'No se ha podido obtener la imagen {url}: {reason}',
  pageFull: 'Una página de tienda admite {max} productos. Quite algunos o permita crear más páginas.',
});
