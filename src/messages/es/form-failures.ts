import { defineTranslation } from '../define-messages.ts';
import type { formFailures as english } from '../en/form-failures.ts';

export const formFailures = defineTranslation<typeof english>('formFailures', {
  unavailable: 'Este servicio no está disponible temporalmente. Vuelva a intentarlo más tarde.',
  unreadable: 'No se pudo leer la solicitud. No contiene JSON ni datos de formulario válidos.',
  tooLarge: 'La solicitud es demasiado grande. El límite es de {limit}.',
  unsupported: 'Este tipo de contenido no se acepta aquí.',
  captchaUnchecked: 'No se pudo comprobar el CAPTCHA. Vuelva a intentarlo más tarde.',
  tooMany: 'Demasiadas solicitudes. Espere un momento y vuelva a intentarlo.',
});
