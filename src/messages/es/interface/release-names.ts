import { defineTranslation } from '../../define-messages.ts';
import type { releaseNames as english } from '../../en/interface/release-names.ts';

export const releaseNames = defineTranslation<typeof english>('releaseNames', {
  published: 'Cambios publicados',
  rolledBack: 'Se volvió a «{name}»',
  deleted: 'Se eliminó «{title}»',
  asScheduled: '«{title}» según lo programado',
  itemLate: 'No se pudo publicar a su hora; se volverá a intentar. Publíquelo a mano para ver el motivo.',
});
