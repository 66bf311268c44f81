import { defineTranslation } from '../../define-messages.ts';
import type { planPrices as english } from '../../en/interface/plan-prices.ts';

export const planPrices = defineTranslation<typeof english>('planPrices', {
  picture: 'Imagen',
  price: 'Precio',
  free: 'Gratis',
  once: 'Un solo pago',
  monthly: 'Cada mes',
  yearly: 'Cada año',
  both: 'Cada mes o cada año',
  amount: 'Precio',
  monthlyAmount: 'Precio de un mes',
  yearlyAmount: 'Precio de un año',
  amountWrong: 'Introduzca un importe superior a 0.',
  priceText: 'Los miembros pagan en la caja de la tienda: cómo recibe los pagos está en Ventas → Pagos.',
  keepPrice:
    'Un precio nuevo vale para miembros nuevos. Los actuales conservan el suyo hasta que usted los cambie.',
  trial: 'Días de prueba gratuita',
  trialText: 'Vacío: se paga desde el primer día. Cada correo electrónico tiene una prueba por plan.',
  trialWrong: 'Un número entero de 1 a 90, o nada.',
  everyMonth: '{price} cada mes',
  everyYear: '{price} cada año',
  onceIt: '{price} en un solo pago',
  eitherWay: '{monthly} cada mes o {yearly} cada año',
});
