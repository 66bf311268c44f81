import { defineTranslation } from '../../define-messages.ts';
import type { paymentComparison as english } from '../../en/interface/payment-comparison.ts';

export const paymentComparison = defineTranslation<typeof english>('paymentComparison', {
  title: 'Comparación con su proveedor de pagos',
  text: 'Cada noche, los pagos y reembolsos de los últimos 7 días se comparan con los del proveedor.',
  equal: 'Última comparación el {date}: todo coincide.',
  differ:
    '{count, plural, one {# diferencia está abierta.} other {# diferencias están abiertas.}} Última comparación el {date}.',
  unanswered: '{provider} no respondió el {date}. Se vuelve a consultar cada hora.',
  differences: 'Diferencias',
  paymentOf: 'Pago del pedido {number}',
  refundOf: 'Reembolso del pedido {number}',
  paymentAlone: 'Pago sin pedido realizado',
  refundAlone: 'Reembolso sin pedido realizado',
  sums: 'En su tienda {here}, en {provider} {there}',
  unknown: 'desconocido',
  known: 'En {provider} como {id}',
  found: 'Encontrada el {date}',
  putRight: 'Corregida automáticamente el {date}',
  byHand: 'Marcada como resuelta el {date}',
  settle: 'Marcar como resuelta',
  settleOne: 'Marcar como resuelta: {what}',
  settled: 'La diferencia está marcada como resuelta.',
});
