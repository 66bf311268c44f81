import { defineTranslation } from '../../define-messages.ts';
import type { taxClasses as english } from '../../en/interface/tax-classes.ts';

export const taxClasses = defineTranslation<typeof english>('taxClasses', {
  taxClass: 'Clase de impuesto',
  standard: 'Normal',
  reduced: 'Reducido',
  zero: 'Cero',
  classes: 'Clases de impuesto',
  classesText:
    'Los productos tributan como Normal, Reducido, Cero o según una clase propia. Cada impuesto indica su tipo para cada clase.',
  addClass: 'Añadir clase de impuesto',
  changeClass: 'Cambiar el nombre de la clase de impuesto',
  removeClass: 'Quitar clase de impuesto',
  classNameText: 'Por ejemplo, «Libros» o «Alimentos». Los compradores no la ven.',
  classTwice: 'Otra clase de impuesto tiene este nombre.',
  otherRates: 'Tipos de otras clases',
  otherRatesText: 'Si se deja vacío, se aplica el tipo de arriba.',
});
