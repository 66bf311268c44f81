import { defineTranslation } from '../../define-messages.ts';
import type { orderWithdrawals as english } from '../../en/interface/order-withdrawals.ts';

export const orderWithdrawals = defineTranslation<typeof english>('orderWithdrawals', {
  title: 'L’acheteur s’est rétracté',
  text: 'Reçue le {date}. L’argent et le stock vous attendent : remboursez ou annulez ce dont il s’agit, puis marquez-la comme traitée.',
  done: 'Marquer comme traitée',
  isDone: 'La rétractation est marquée comme traitée',
  waiting: '{count, plural, one {# rétractation} other {# rétractations}}',
  setting: 'Rétractation',
  settingText:
    'Les acheteurs dont l’adresse de livraison ou de facturation est dans l’Union européenne se rétractent sur la page de leur commande, sans se connecter. Vous recevez une tâche ; l’argent et le stock vous attendent.',
  offered: 'Le proposer',
  auto: 'Si la boutique livre dans l’UE',
  on: 'Toujours',
  off: 'Jamais',
  days: 'Jours après le dernier envoi',
});
