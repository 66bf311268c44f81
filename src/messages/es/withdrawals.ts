import { defineTranslation } from '../define-messages.ts';
import type { withdrawals as english } from '../en/withdrawals.ts';

export const withdrawals = defineTranslation<typeof english>('withdrawals', {
  offer: 'Desistir del contrato aquí',
  title: 'Desistir del contrato',
  text: 'Elija los artículos del pedido {number} de los que desiste. No tiene que dar ningún motivo. Recibirá enseguida una confirmación por correo.',
  pieces: 'Cantidad por artículo',
  confirm: 'Confirmar el desistimiento',
  none: 'Elija de qué desiste.',
  tooMany: 'Su pedido no contiene tantas unidades.',
  received: 'Hemos recibido su desistimiento. Le enviamos una confirmación por correo.',
  withdrawn: 'Desistimiento',
  mailSubject: 'Su desistimiento del pedido {number}',
  mailLead: '{site} recibió su desistimiento del contrato del pedido {number} el {when}. Ha desistido de:',
  mailNext: 'El vendedor le indicará cómo devolver los artículos y cuándo recibirá su dinero.',
  ownerSubject: 'Desistimiento del pedido {number}',
  ownerLead:
    'El comprador ha desistido del contrato del pedido {number} o de una parte. El dinero y las existencias quedan como están hasta que se ocupe de ello.',
});
