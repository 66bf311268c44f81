import { defineTranslation } from '../define-messages.ts';
import type { reviewMails as english } from '../en/review-mails.ts';

export const reviewMails = defineTranslation<typeof english>('reviewMails', {
  requestedSubject: '{person}: {page} está por revisar',
  requestedLead:
    '{person} le pide que vea {page} en {site}. Se pone en línea cuando alguien que puede publicar lo aprueba y lo publica.',
  note: 'Nota',
  review: 'Ver lo que espera',
  approvedSubject: '{page}: aprobado',
  approvedLead: '{person} aprobó {page} en {site}. Se pone en línea con la próxima publicación.',
  publishedSubject: '{page} está en línea',
  publishedLead: '{person} aprobó {page} en {site} y lo publicó.',
  declinedSubject: '{page} necesita cambios',
  declinedLead: '{person} vio {page} en {site} y aún no lo aprueba.',
  remark: 'Comentario',
  open: 'Abrir la lista',
});
