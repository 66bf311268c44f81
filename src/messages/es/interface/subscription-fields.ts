import { defineTranslation } from '../../define-messages.ts';
import type { subscriptionFields as english } from '../../en/interface/subscription-fields.ts';

export const subscriptionFields = defineTranslation<typeof english>('subscriptionFields', {
  title: 'Suscripción',
  sell: 'Vender como suscripción',
  sellText: 'Se cobra periódicamente y tiene su propio pago en lugar del carrito.',
  every: 'Se cobra cada',
  unit: 'Semanas, meses o años',
  weeks: 'Semanas',
  months: 'Meses',
  years: 'Años',
  everyInvalid: 'Introduzca un número entero de 1 a {max}.',
  cycles: 'Cobros en total',
  cyclesHelp: 'Déjelo vacío para cobrar hasta que se cancele.',
  cyclesInvalid: 'Introduzca un número entero de 1 a {max}, o nada.',
  plan: 'plan de suscripción',
});
