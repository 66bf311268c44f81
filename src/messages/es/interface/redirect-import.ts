import { defineTranslation } from '../../define-messages.ts';
import type { redirectImport as english } from '../../en/interface/redirect-import.ts';

export const redirectImport = defineTranslation<typeof english>('redirectImport', {
  title: 'Importar redirecciones',
  noneFound: 'No se encontró ninguna redirección. Use líneas como /old -> /new',
  stopped:
    '{reason} Antes {saved, plural, one {se incorporó # redirección} other {se incorporaron # redirecciones}}.',
  wentWrong: 'Algo ha fallado',
  notUnderstood: 'No se entiende: {words}',
  done: 'Listo',
  cancel: 'Cancelar',
  continue: 'Continuar',
  run: 'Importar {count, number}',
  takenIn: '{count, plural, one {Se incorporó # redirección} other {Se incorporaron # redirecciones}}.',
  leftOut: 'Omitidas',
  leftOutCount: 'Omitidas: {count, number}',
  read: '{count, plural, one {Se leyó # redirección} other {Se leyeron # redirecciones}}. Las de una dirección que ya tiene una la sustituyen.',
  importing: 'Importando',
  dropFile: 'Suelte un archivo aquí',
  formats:
    'CSV, .htaccess, _redirects, vercel.json, nginx o lo que exporta el plugin Redirection de WordPress.',
  chooseFile: 'Elegir archivo',
  tooLarge: 'Este archivo es demasiado grande. El límite es de 20 MB.',
  paste: 'O péguelas',
  line: 'Línea {line, number}: {message}',
});
