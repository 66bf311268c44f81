import { defineTranslation } from '../../define-messages.ts';
import type { discounts as english } from '../../en/interface/discounts.ts';

export const discounts = defineTranslation<typeof english>('discounts', {
  percentWrong: 'Introduce un porcentaje de 0,01 a 100, con dos decimales como máximo.',
  amountWrong: 'Introduce un importe superior a 0.',
  countWrong: 'Introduce un número entero a partir de 1.',
  titleMissing: 'Introduce un título.',
  codeWrong: 'Un código tiene de 3 a 40 letras, cifras, guiones o guiones bajos.',
  codeNotAutomatic: 'Un descuento automático no tiene código.',
  timeWrong: 'Introduce una fecha y una hora.',
  endsTooEarly: 'El final no es posterior al inicio.',
  codeTaken: 'Otro descuento tiene este código.',
  prefixWrong: 'El comienzo tiene hasta 28 letras, cifras, guiones o guiones bajos.',
  tooManyAtOnce: 'Crea como máximo 10.000 códigos a la vez.',
});
