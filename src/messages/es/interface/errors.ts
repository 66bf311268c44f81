import { defineTranslation } from '../../define-messages.ts';
import type { errors as english } from '../../en/interface/errors.ts';

export const errors = defineTranslation<typeof english>('errors', {
  internal: 'Algo ha ido mal',
  unavailable: 'Este servicio no está disponible por el momento. Vuelva a intentarlo más tarde.',
  'site-not-public': 'Este sitio aún no está abierto. Vuelva más tarde.',
  'database-full':
    'Ahora no se puede guardar nada: el disco de esta instalación está lleno. Lo que ve sigue disponible. Deje esta página abierta y vuelva a intentarlo más tarde, o avise a la persona que gestiona la instalación.',
  'invalid-input': 'Parte de lo enviado no es válido.',
  'malformed-body': 'No se ha podido leer la solicitud. No es JSON ni datos de formulario válidos.',
  'body-too-deep':
    'No se ha podido leer la solicitud. Sus partes pueden anidarse en {levels} niveles como máximo.',
  'body-too-large': 'La solicitud es demasiado grande. El límite es {limit}.',
  'invalid-text': 'Esta dirección contiene caracteres que no se pueden leer.',
  'too-many-fields': 'El formulario tiene demasiados campos. Se pueden enviar {max} a la vez como máximo.',
  'unsupported-media-type': 'Aquí no se acepta este tipo de contenido.',
  'crumb-fail': 'No se ha podido verificar la solicitud. Vuelva a intentarlo.',
  'origin-refused':
    'Esto procede de una página de otro sitio y se ha rechazado. Abra la página en su propia dirección y vuelva a intentarlo.',
  'too-many-cookies': 'Su navegador ha enviado más cookies de las que acepta este servidor.',
  'hand-over-failed':
    'No se ha podido iniciar sesión en esta dirección. Permita las cookies en ella y ábrala de nuevo desde el panel.',
  'login-required': 'Inicie sesión.',
  'recent-sign-in-needed':
    'Esto requiere un inicio de sesión reciente. Confirme que es usted y vuelva a intentarlo.',
  'not-permitted': 'No tiene acceso a esto. Consulte a un administrador del sitio.',
  'code-not-permitted':
    'El código que se ejecuta en el sitio publicado solo pueden añadirlo y cambiarlo personas con el permiso de desarrollo. Consulte a un administrador del sitio.',
  'feature-off':
    'Esta función no forma parte de este sitio. Consulte a la persona que administra la instalación.',
  'not-found': 'No se ha encontrado el contenido',
  'method-not-allowed': 'Esta dirección no acepta este tipo de solicitud.',
  'rate-limited': 'Demasiadas solicitudes. Espere un momento y vuelva a intentarlo.',
  'second-factor-needed': 'También se necesita un código de su segundo factor.',
  'second-factor-on': 'El segundo factor ya está activado.',
  'unknown-placeholder': 'Este correo no puede completar {placeholder}.',
  'passkey-unknown':
    'Esta llave de acceso no pertenece a ninguna cuenta de aquí: quizá se quitó. Use otra o inicie sesión con su contraseña.',
  'passkey-ended': 'Ha tardado demasiado o se ha enviado dos veces. Use la llave de acceso una vez más.',
  'passkey-refused':
    'No se ha podido comprobar la llave de acceso. Use otra o inicie sesión con su contraseña.',
  'order-changed': 'Alguien ha cambiado este pedido entretanto. Vuelve a mirarlo.',
  'discount-changed': 'Alguien cambió este descuento entretanto. Vuelve a mirarlo.',
  'discount-code-taken': 'Otro descuento tiene este código.',
  'too-many-discounts':
    'Un sitio puede tener como máximo {max} descuentos. Elimina algunos que hayan terminado.',
  'too-many-automatic':
    'Como máximo {max} descuentos pueden aplicarse automáticamente a la vez. Pausa o elimina antes algunos.',
  'too-many-claiming':
    'Como máximo {max} de los descuentos automáticos pueden ser importes sobre productos o «compra X y llévate Y».',
  'too-many-codes': 'Un descuento puede tener como máximo {max} códigos.',
  'gift-card-changed':
    'Alguien ha cambiado esta tarjeta regalo entretanto, o ha pagado con ella. Mírela otra vez.',
  'gift-card-over': 'Esta tarjeta regalo ha terminado, o no le queda nada.',
  'gift-card-not-sent':
    'Esta tarjeta regalo no se puede enviar: no se indica para quién es, o no le queda nada.',
  'fund-changed': 'Otra persona lo ha cambiado mientras tanto. Vuelve a mirarlo.',
  'too-many-funds': 'Un sitio puede tener como máximo 100 fondos y 200 páginas de donación.',
  'order-state': 'El pedido está en un estado en el que esto no es posible.',
  'subscription-changed': 'Alguien ha cambiado esta suscripción entretanto. Vuelve a mirarla.',
  'subscription-state': 'La suscripción está en un estado en el que esto no es posible.',
  'subscription-choice': 'Esta opción no está disponible en este momento.',
  'mail-not-possible':
    'No hay ningún correo de este tipo para el pedido, o el comprador ya no tiene dirección.',
  'refund-too-much': 'Solo se pueden reembolsar todavía {amount}.',
  'payment-disputed': 'Este pago está en disputa.',
  'stripe-unreachable': 'Stripe no responde en este momento. Inténtelo más tarde.',
  'stripe-refused': 'Stripe no ha aceptado estas claves.',
  'payment-message-refused': 'Este mensaje no es auténtico.',
  'passkey-known': 'Esta llave de acceso ya se había añadido.',
  'too-many-passkeys':
    'Una cuenta puede tener como máximo {max} llaves de acceso. Quite una que ya no necesite.',
  'price-out-of-range': 'Un precio quedaría por debajo de cero o por encima del precio máximo.',
  'last-passkey':
    'Es la última llave de acceso y la contraseña está desactivada. Active antes la contraseña o añada otra llave.',
  'passkey-needed': 'Añada antes una llave de acceso: sin ella nadie podría iniciar sesión.',
  'recovery-codes-needed':
    'Cree antes códigos de recuperación: con ellos vuelve a entrar si pierde sus llaves de acceso.',
  'recovery-code-needed':
    'Esta cuenta inicia sesión solo con llaves de acceso. Introduzca también uno de sus códigos de recuperación.',
  'sign-in-step-ended':
    'El inicio de sesión ha tardado demasiado. Introduzca de nuevo su correo electrónico y su contraseña.',
  'sign-in-failed': 'El correo electrónico o la contraseña no es correcto.',
  'sign-in-slowed': 'Demasiados intentos. Espere {seconds} segundos y vuelva a intentarlo.',
  'email-taken': 'Ya existe una cuenta con este correo electrónico. Inicie sesión.',
  'reset-link-invalid': 'Este enlace ha caducado o ya se ha usado. Pida uno nuevo.',
  'installation-claimed': 'Esta instalación ya tiene propietario. Inicie sesión.',
  'claim-token-invalid':
    'Este código de instalación no es correcto. Abra la dirección que Portico mostró al iniciarse o copie de ella el código.',
  'sign-up-by-invitation':
    'Las cuentas nuevas necesitan una invitación. Pida a la persona que gestiona esta instalación que le invite.',
  'sign-up-closed': 'Esta instalación no admite cuentas nuevas por el momento.',
  'sign-up-fixed':
    'SIGN_UP determina quién puede registrarse, allí donde se inicia Portico. Cámbielo allí o quítelo.',
  'invitation-has-account': 'Ya existe una cuenta con esta dirección.',
  'too-many-saved-parts':
    'Un sitio puede conservar {max} secciones y bloques guardados como máximo. Elimine los que ya no hagan falta.',
  'synced-section-needs-room':
    '«{title}» muestra esta sección y contiene demasiados bloques para conservar una copia. Elimine antes bloques allí o quite la sección de esa página.',
  'too-many-invitations':
    'Puede haber {max} invitaciones abiertas como máximo. Retire las que ya no hagan falta.',
  'already-on-site': 'Esta persona ya trabaja en el sitio.',
  'invitation-invalid':
    'Esta invitación ya no es válida: se usó, se retiró o se volvió a enviar, o tiene más de 14 días. Pida una nueva a quien le invitó.',
  'owns-sites': 'Usted es propietario de sitios ({count}). Entregue antes cada uno a alguien o elimínelo.',
  'owner-of-installation': 'Esta cuenta es la propietaria de la instalación y no se puede eliminar.',
  'owner-only': 'Solo el propietario del sitio puede hacer esto.',
  'owns-already': 'Esta persona ya es propietaria del sitio.',
  'handover-invalid':
    'Esta oferta ya no funciona: se aceptó, se rechazó o se retiró, o tiene más de 14 días. Pida una nueva al propietario del sitio.',
  'handover-of-other':
    'Esta oferta se hizo a otra cuenta. Inicie sesión con aquella a la que se envió el correo.',
  'live-content': 'Esto está en línea: solo puede eliminarlo quien puede publicar.',
  'nothing-to-review': 'No hay nada que revisar: todo está en línea.',
  'review-gone': 'Ya nadie espera una respuesta: la solicitud se retiró, se respondió o se publicó.',
  'review-changed': 'Esto cambió desde que lo abrió. Véalo de nuevo.',
  'too-many-threads':
    'Esta página tiene {max} hilos de comentarios, el máximo. Responda en uno de ellos o elimine alguno suyo.',
  'too-many-replies': 'Este hilo tiene {max} comentarios, el máximo. Empiece uno nuevo.',
  'owner-keeps-admin':
    'La persona propietaria de un sitio tiene siempre el rol Administración y no se puede quitar.',
  'site-quota-reached':
    'Este sitio está lleno: puede contener {amount}. Elimine lo que ya no haga falta o pida más espacio a la persona que gestiona esta instalación.',
  'account-quota-reached':
    'Su cuenta está llena: todos sus sitios juntos pueden contener {amount}. Elimine lo que ya no haga falta o pida más espacio a la persona que gestiona esta instalación.',
  'identifier-taken': 'Esta dirección está ocupada. Elija otra.',
  'identifier-invalid':
    'Use de 3 a 63 letras minúsculas, cifras y guiones, con una letra o una cifra en ambos extremos.',
  'url-taken': 'La dirección /{urlName} la usa {title}. Elija otra.',
  'url-invalid': '{val} no es una dirección de página válida',
  'redirect-invalid': 'Parte de lo introducido no es correcto.',
  'redirect-taken': 'Ya hay una redirección desde esta dirección.',
  'redirect-loop': 'Esto daría vueltas en círculo: {way}',
  'too-many-redirects':
    'Un sitio puede tener {max} redirecciones como máximo. Elimine las que ya no hagan falta.',
  'too-many-patterns':
    'Un sitio puede tener {max} redirecciones con [name] o * como máximo. Elimine las que ya no hagan falta.',
  'member-status-refused': 'Esto ya no es posible con este miembro. Vuelva a cargar la lista.',
  'member-exists': 'Esta persona ya es miembro.',
  'members-off': 'Nadie puede unirse al sitio. Cámbielo en Ajustes, Miembros.',
  'too-many-member-labels': 'Un sitio tiene como máximo {max} etiquetas. Quite una primero.',
  'run-not-undoable': 'Esto ya no se puede deshacer.',
  'too-many-areas': 'Un sitio puede tener como máximo {max} áreas de miembros.',
  'too-many-plans': 'Un sitio puede tener como máximo {max} planes.',
  'plan-has-members':
    'Hay miembros con este plan. Archívelo en su lugar: nadie más podrá unirse y ellos lo conservan.',
  'too-many-passwords':
    'Como máximo {max} páginas de un sitio pueden tener contraseña. Póngalas en una colección y bloquee esta.',
  'no-bar-subject': 'De esta persona no se conoce nada que se pueda bloquear.',
  'too-many-bars':
    'Como máximo {max} personas pueden estar bloqueadas a la vez. Deje que alguien vuelva a comentar primero.',
  'home-page-needed': 'Esta es la página de inicio. Elija otra página de inicio y publíquela antes.',
  'document-removed': 'Esta página se ha eliminado. Puede restaurarla desde la papelera.',
  'file-link-invalid': 'Este enlace de descarga no es correcto. Vuelva a abrirlo donde lo encontró.',
  'file-link-ended': 'Este enlace de descarga ha caducado. Pida uno nuevo donde lo encontró.',
  'version-unknown': 'Esta versión no existe.',
  'version-gone': 'Esta versión ya no se conserva. Elija una de las que aparecen en el historial.',
  'release-gone': 'Esta publicación ya no se conserva. Elija una de las que aparecen en la lista.',
  'history-gone': 'Ya no se conserva cómo era el sitio en ese momento. Elija un momento posterior al {date}.',
  'restore-too-early': 'En ese momento el sitio aún no existía.',
  'too-many-blocks': 'Una página puede contener 60 bloques como máximo.',
  'client-id-taken': 'Otra persona trabaja con el identificador de esta pestaña. Vuelva a cargar la página.',
  'live-account-full':
    'Tiene demasiadas páginas abiertas en el editor. Aquí los cambios de otras personas llegan tarde: cierre otras pestañas.',
  'live-document-full':
    'Demasiadas personas tienen esto abierto. Sus cambios están guardados, los de otras personas llegan tarde.',
  'live-full': 'El servidor está ocupado. Sus cambios están guardados, los de otras personas llegan tarde.',
  'too-many-links': 'La navegación puede contener {max} enlaces y carpetas como máximo. Quite antes algunos.',
  'too-many-records':
    'Está lleno: puede contener {max} partes como máximo, como secciones, bloques y enlaces. Quite antes algunas.',
  'too-many-items': 'Una colección ordenada a mano puede contener {max} elementos como máximo.',
  'file-unsupported': 'El archivo {fileName} no parece ser un archivo {fileTypeMessage}compatible.',
  'file-too-large': 'El archivo {fileName} es demasiado grande. El tamaño máximo permitido es {maxSize}.',
  'font-unsupported':
    'El archivo {fileName} no es una fuente que se pueda leer. Las fuentes son archivos WOFF2, WOFF, TTF u OTF.',
  'font-without-scripts':
    'La fuente {fileName} no tiene caracteres de las escrituras elegidas. Elija otras o todo lo que tiene el archivo.',
  'too-many-fonts':
    'Un sitio puede tener {max} fuentes como máximo. Quite antes de sus archivos las fuentes que no se usan.',
  'file-incomplete': 'La subida del archivo no se ha completado',
  'file-processing-failed': 'No se ha podido procesar el archivo',
  'file-name-missing': 'Introduzca un nombre de archivo',
  'storage-full':
    'No queda espacio para guardar este archivo. Consulte al administrador de esta instalación.',
  'form-not-configured': 'Este formulario aún no está configurado.',
  'form-invalid': 'Uno o más campos no son válidos, revise sus respuestas.',
  'form-unreadable': 'No se han podido leer los campos del formulario, revise sus respuestas.',
  'form-key-invalid':
    'Se ha producido un error al procesar el formulario. Vuelva a cargar la página e inténtelo de nuevo.',
  'form-captcha-needed': 'Complete el CAPTCHA antes de enviar.',
  'form-captcha-unavailable': 'No se ha podido comprobar el CAPTCHA. Vuelva a intentarlo más tarde.',
  'form-rate-limited':
    'No se ha podido enviar el formulario: se han enviado demasiados formularios. Vuelva a intentarlo más tarde.',
  'mailing-list-name-taken': 'Ya hay una lista llamada {name}. Elija otro nombre.',
  'too-many-mailing-lists': 'Un sitio puede tener {max} listas de correo como máximo.',
  'contact-address-taken': 'Esta dirección ya pertenece a otro contacto: {email}.',
  'too-many-labels': 'Un sitio puede tener {max} etiquetas como máximo.',
  'too-many-segments': 'Un sitio puede tener {max} segmentos como máximo.',
  'data-request-closed': 'Esta solicitud ya tiene respuesta.',
  'contact-merge-refused': 'Elija dos contactos distintos.',
  'contact-merge-too-many':
    'Un contacto puede tener {max} direcciones de correo como máximo. Quite antes algunas.',
  'import-no-contacts': 'Ninguna columna de este archivo dice quién es la persona.',
  'import-row-too-long':
    'Lo que sigue a la línea {line} es demasiado largo para una sola fila. Quizá falte una comilla de cierre. Corrija el archivo y elíjalo de nuevo.',
  'subscriber-left': 'Esta persona se dio de baja y solo puede volver a suscribirse ella misma.',
  'subscriber-exists': 'Esta dirección ya está en la lista.',
  'import-no-emails':
    'Ninguna columna de este archivo se llama Email. Ponga nombre a las columnas en la primera fila.',
  'import-no-products':
    'Ninguna columna de este archivo es el título o el nombre de productos. Indique de qué tienda viene o qué son sus columnas.',
  'import-file-invalid': 'Este no es un archivo de exportación de WordPress ni de Disqus: {reason}',
  'places-unavailable': 'No se han podido cargar los resultados',
  'import-running': 'Ya hay una importación en curso. Espere a que termine o cancélela.',
  'import-interrupted': 'La importación se interrumpió. Lo importado hasta entonces se conserva.',
  'draft-changed': 'El total del pedido ha cambiado mientras tanto. Míralo de nuevo.',
  'draft-short': 'Solo quedan {left} de «{title}».',
  'draft-address': 'Hay algo que enviar. Introduce una dirección completa y elige un envío.',
});
