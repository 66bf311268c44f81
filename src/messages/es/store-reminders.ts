import { defineTranslation } from '../define-messages.ts';
import type { storeReminders as english } from '../en/store-reminders.ts';

export const storeReminders = defineTranslation<typeof english>('storeReminders', {
  abandonedSubject: 'Su carrito en {site}',
  abandonedLead: 'Dejó estos artículos en su carrito en {site}.',
  backToCart: 'Volver al carrito',
  abandonedWhy:
    'Recibe este correo una sola vez, porque introdujo su dirección al tramitar un pedido. El enlace al carrito funciona durante 30 días.',
  endAbandoned: '¿No recibir más recordatorios de su carrito?',
  abandonedEnded: 'No recibirá más recordatorios de su carrito.',
  endBackInStock: '¿No recibir más correos sobre artículos que vuelven a estar disponibles?',
  backInStockEnded: 'No recibirá más correos sobre artículos que vuelven a estar disponibles.',
  end: 'Dejar de recibir estos correos',
  undo: 'Deshacer',
  undone: 'Volverá a recibir estos correos.',
  deadLink: 'Este enlace no funciona.',
  backSubject: '{product} vuelve a estar disponible',
  backLead: '{product} vuelve a estar a la venta en {site}. Pidió que le avisáramos.',
  seeProduct: 'Ver el producto',
  backWhy: 'Recibe este correo una sola vez y deja de esperar.',
  waitLink: 'Avísenme cuando vuelva',
  waitTitle: 'Aviso de disponibilidad',
  waitText:
    '{product} está agotado. Deje su correo y recibirá un solo mensaje cuando vuelva. No se suscribe a nada más.',
  waitSubmit: 'Avisarme',
  waiting: 'Recibirá un mensaje cuando {product} vuelva.',
  waitsForMany: 'Este correo ya espera 20 artículos.',
  backToProduct: 'Volver al producto',
});
