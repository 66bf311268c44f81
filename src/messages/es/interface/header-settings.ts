import { defineTranslation } from '../../define-messages.ts';
import type { headerSettings as english } from '../../en/interface/header-settings.ts';

export const headerSettings = defineTranslation<typeof english>('headerSettings', {
  title: 'Encabezado',
  note: 'El encabezado está en todas las páginas. Sus enlaces siguen la navegación de Páginas.',
  siteTitle: 'Título del sitio',
  logo: 'Logotipo',
  logoHelp: 'Se muestra en lugar del título.',
  layout: 'Disposición',
  titleLeft: 'Título a la izquierda',
  titleCenter: 'Título centrado',
  linksLeft: 'Enlaces a la izquierda',
  colors: 'Colores',
  sticky: 'Se queda arriba al desplazarse',
  fitsTitle: 'Mantener el título en una línea',
  fitsTitleHelp: 'Un título demasiado ancho para su lugar se muestra más pequeño.',
  showsAccount: 'Enlace a la cuenta de miembro',
  showsAccountHelp:
    '«Iniciar sesión», o «Cuenta» para los miembros, al final de la navegación del sitio publicado mientras tenga miembros.',
  button: 'Botón',
  buttonText: 'Texto del botón',
  buttonLink: 'Enlace del botón',
  buttonLinkHelp: 'Sin enlace, los visitantes no ven el botón.',
  headerLayout: 'Disposición del encabezado',
  headerColors: 'Colores del encabezado',
  fixedHeader: 'Encabezado fijo',
  accountLink: 'Enlace a la cuenta',
  titleOnOneLine: 'Título en una línea',
  headerButton: 'Botón del encabezado',
});
