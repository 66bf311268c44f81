import { defineTranslation } from '../../define-messages.ts';
import type { releaseNames as english } from '../../en/interface/release-names.ts';

export const releaseNames = defineTranslation<typeof english>('releaseNames', {
  published: 'Modifications publiées',
  rolledBack: 'Retour à « {name} »',
  deleted: '« {title} » supprimé',
  asScheduled: '« {title} » comme programmé',
  itemLate:
    'Il n’a pas pu être publié à l’heure prévue ; un nouvel essai aura lieu. Publiez-le à la main pour en voir la raison.',
});
