import { defineTranslation } from '../../define-messages.ts';
import type { memberList as english } from '../../en/interface/member-list.ts';

export const memberList = defineTranslation<typeof english>('memberList', {
  list: 'Miembros',
  search: 'Buscar miembros',
  filter: 'Estado',
  all: 'Todos',
  unverified: 'Sin confirmar',
  active: 'Activo',
  suspended: 'Suspendido',
  removed: 'Eliminado',
  member: 'Miembro',
  joined: 'Se unió',
  lastSeen: 'Última visita',
  never: 'Nunca',
  actions: 'Acciones',
  actionsOf: 'Acciones para {email}',
  suspend: 'Suspender',
  activate: 'Activar',
  remove: 'Eliminar',
  restore: 'Restaurar',
  nothing: 'Aún no hay miembros',
  nothingText: 'Aquí aparecen las personas que se unen al sitio.',
  noMatch: 'Nadie coincide',
  removeTitle: '¿Eliminar a {email}?',
  removeText:
    'La sesión del miembro se cierra de inmediato. Durante 7 días puede restaurar la cuenta; después se borra.',
});
