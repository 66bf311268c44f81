import { defineTranslation } from '../../define-messages.ts';
import type { orderWithdrawals as english } from '../../en/interface/order-withdrawals.ts';

export const orderWithdrawals = defineTranslation<typeof english>('orderWithdrawals', {
  title: 'El comprador ha desistido',
  text: 'Recibido el {date}. El dinero y las existencias le esperan: reembolse o cancele lo que corresponda y márquelo como hecho.',
  done: 'Marcar como hecho',
  isDone: 'El desistimiento está marcado como hecho',
  waiting: '{count, plural, one {# desistimiento} other {# desistimientos}}',
  setting: 'Desistimiento',
  settingText:
    'Los compradores con dirección de entrega o facturación en la Unión Europea desisten en la página de su pedido, sin iniciar sesión. Usted recibe una tarea; el dinero y las existencias le esperan.',
  offered: 'Ofrecerlo',
  auto: 'Si la tienda envía a la UE',
  on: 'Siempre',
  off: 'Nunca',
  days: 'Días después del último envío',
});
