import { defineTranslation } from '../../define-messages.ts';
import type { configArea as english } from '../../en/interface/config-area.ts';

export const configArea = defineTranslation<typeof english>('configArea', {
  pages: 'Páginas',
  design: 'Diseño',
  marketing: 'Marketing',
  contacts: 'Contactos',
  settings: 'Ajustes',
  partOffline: 'No tiene conexión y esta parte del editor aún no se ha cargado.',
  partLost:
    'Una parte del editor no ha llegado. Vuelva a cargar la página para usarla; su trabajo se conserva.',
  reload: 'Volver a cargar',
  tryAgain: 'Reintentar',
  notLoaded: 'No se ha podido cargar. Inténtelo de nuevo.',
  opening: 'Abriendo',
  noPages: 'Este sitio aún no tiene páginas.',
  site: 'Sitio',
  configuration: 'Administración',
  allSites: 'Todos los sitios',
  account: 'Cuenta',
  accountOf: 'Cuenta de {name}',
  openLive: 'Abrir el sitio en línea',
  logOut: 'Cerrar sesión',
  openingPage: 'Abriendo la página',
  notSaved:
    'No se ha guardado «{name}». {message}{kept, select, yes { Se conserva aquí hasta que lo corrija.} other {}}',
  signInAgain: 'Vuelva a iniciar sesión',
  sessionEnded: 'Su sesión ha terminado. Lo que ha hecho aquí se conserva y continúa después.',
  email: 'Correo electrónico',
  password: 'Contraseña',
  signIn: 'Iniciar sesión',
  loadingPosts: 'Cargando las entradas',
  notLocated: 'No se encuentra el contenido',
  logoutFailed: 'No se ha podido cerrar la sesión. Inténtelo de nuevo.',
  noAccess: 'No tiene acceso a esta parte del sitio',
  askForAccess: 'Estas personas pueden darle acceso:',
  askForAccessSomebody: 'Pida acceso a quien administra esta instalación de Portico.',
});
