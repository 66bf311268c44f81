import { defineTranslation } from '../../define-messages.ts';
import type { importReports as english } from '../../en/interface/import-reports.ts';

export const importReports = defineTranslation<typeof english>('importReports', {
  dryRun: 'Fue una prueba: no se escribió nada ni se trajo ningún archivo.',
  cancelled: 'La importación se canceló. Lo que se había traído hasta entonces está ahí.',
  stopped:
    'La importación se detuvo antes de terminar: el servidor se reinició o se quedó sin memoria. Lo que se había traído está ahí. Importe el archivo otra vez: sigue donde se detuvo.',
  notAnExport: 'Este no es un archivo de exportación de WordPress ni de Disqus: {reason}',
  notReadToEnd:
    'El archivo no se pudo leer hasta el final. {reason} Lo que se había traído hasta entonces está ahí.',
  noStorage:
    'El almacén de archivos no responde. Importe el archivo otra vez cuando responda: sigue donde se detuvo.',
  noDatabase:
    'La base de datos no responde. Importe el archivo otra vez cuando responda: sigue donde se detuvo.',
  unexpected: 'Se produjo un error inesperado (en el registro como {errorId}).',
  notPublished: '«{title}» se trajo, pero no se pudo publicar. {fault} Ábralo y publíquelo a mano.',
  notInNavigation:
    'Las páginas no se pudieron poner en la navegación. {fault} Añádalas en el panel de páginas.',
  navigationWaits:
    'La navegación tiene otros cambios sin publicar. Publique el sitio para mostrar en ella las páginas importadas.',
  entryFailed:
    '{fault} Las demás entradas no están afectadas. Cambie esta en WordPress e importe otra vez, o copie su texto a mano.',
  known: 'ya se había traído',
  noItem:
    'Ningún elemento de este sitio tiene su identificador ni su dirección: {count, plural, one {se omitió # comentario} other {se omitieron # comentarios}}. Añada una redirección de esa dirección al elemento e importe de nuevo el archivo.',
  commentsMade: '{count, plural, one {# comentario} other {# comentarios}}',
  commentsKnown:
    '{count, plural, one {# comentario ya se había traído} other {# comentarios ya se habían traído}}',
  productsAreDrafts:
    '{count, plural, one {Se ha tomado # producto como borrador} other {Se han tomado # productos como borradores}} de una página de tienda. Revíselos en Ventas y publíquelos.',
  inTrash: 'estaba en la papelera',
  hadPassword: 'estaba tras una contraseña y ahora es privado',
  wasSticky: 'estaba fijado',
  hadNoTitle: 'no tenía título',
  pageOff: 'está desactivado, porque las páginas no pueden ser privadas',
  pageNotLive: 'no está en línea, porque no estaba publicado',
  hadFormat: 'tenía el formato de entrada {format}',
  menuLeftOut:
    'El menú «{name}» con {count, number} entradas no se tomó: un sitio tiene una sola navegación principal.',
  navigationFull: 'En la navegación caben {max, number} enlaces y carpetas. Quedaron fuera: {names}.',
  entryLeadsNowhere: 'La entrada de menú «{title}» no lleva a nada en esta exportación.',
  entryWithoutCategory: 'Una entrada de menú lleva a una categoría que no está en esta exportación.',
  entryNotValid: 'La entrada de menú «{title}» lleva a una dirección no válida: {url}',
  textBefore: 'Se dejó fuera texto anterior a la exportación: {text}',
  textAfter: 'Se dejó fuera texto posterior a la exportación: {text}',
  ampersands: '{count, number} × «&» estaba solo en el archivo y se leyó como texto.',
  characters: '{count, number} × el archivo nombra un carácter que no existe.',
  malformed: 'Línea {line}: {message}',
  endsEarly: 'Línea {line}: el archivo termina antes de tiempo. Expórtelo otra vez y súbalo entero.',
  empty: 'el archivo está vacío o no es XML.',
  noVersion: 'no dice qué versión del formato de exportación tiene.',
  wrongStart: 'empieza con {found} y no con {wanted}.',
  tooDeep: 'Línea {line}: los elementos están anidados con demasiada profundidad.',
  notUtf8: 'no es texto UTF-8.',
  textTooLong: 'Su texto tiene más de 5 000 000 de caracteres. Divídalo en varias entradas en WordPress.',
  readerFailed: 'La lectura falló: {message}',
  readerSlow: 'La lectura tardó demasiado.',
  readerClosed: 'El archivo se cerró.',
  readerMemory:
    'La lectura necesita más memoria de la que puede tomar una importación ({memory} MB, IMPORT_MEMORY_MB).',
  readerGone: 'El proceso que lo lee terminó de forma inesperada.',
});
