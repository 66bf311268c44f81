import { defineTranslation } from '../define-messages.ts';
import type { formFailures as english } from '../en/form-failures.ts';

export const formFailures = defineTranslation<typeof english>('formFailures', {
  unavailable: 'Ce service est momentanément indisponible. Veuillez réessayer plus tard.',
  unreadable: 'La requête n’a pas pu être lue. Elle ne contient ni JSON ni données de formulaire valides.',
  tooLarge: 'La requête est trop volumineuse. La limite est de {limit}.',
  unsupported: 'Ce type de contenu n’est pas accepté ici.',
  captchaUnchecked: 'Le CAPTCHA n’a pas pu être vérifié. Veuillez réessayer plus tard.',
  tooMany: 'Trop de requêtes. Veuillez patienter un instant, puis réessayer.',
});
