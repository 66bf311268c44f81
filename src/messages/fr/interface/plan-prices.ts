import { defineTranslation } from '../../define-messages.ts';
import type { planPrices as english } from '../../en/interface/plan-prices.ts';

export const planPrices = defineTranslation<typeof english>('planPrices', {
  picture: 'Image',
  price: 'Prix',
  free: 'Gratuit',
  once: 'En une fois',
  monthly: 'Chaque mois',
  yearly: 'Chaque année',
  both: 'Chaque mois ou chaque année',
  amount: 'Prix',
  monthlyAmount: 'Prix d’un mois',
  yearlyAmount: 'Prix d’une année',
  amountWrong: 'Saisissez un montant supérieur à 0.',
  priceText:
    'Les membres paient dans la caisse de la boutique : les moyens de paiement se règlent sous Vente → Paiements.',
  keepPrice:
    'Un nouveau prix vaut pour les nouveaux membres. Les membres actuels gardent le leur jusqu’à ce que vous les fassiez changer.',
  trial: 'Jours d’essai gratuit',
  trialText: 'Vide : payé dès le premier jour. Chaque adresse e-mail a droit à un essai par formule.',
  trialWrong: 'Un nombre entier de 1 à 90, ou rien.',
  everyMonth: '{price} chaque mois',
  everyYear: '{price} chaque année',
  onceIt: '{price} en une fois',
  eitherWay: '{monthly} chaque mois ou {yearly} chaque année',
});
