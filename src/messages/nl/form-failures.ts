import { defineTranslation } from '../define-messages.ts';
import type { formFailures as english } from '../en/form-failures.ts';

export const formFailures = defineTranslation<typeof english>('formFailures', {
  unavailable: 'Deze dienst is tijdelijk niet beschikbaar. Probeer het later opnieuw.',
  unreadable: 'Het verzoek kon niet worden gelezen. Het bevat geen geldige JSON of formuliergegevens.',
  tooLarge: 'Het verzoek is te groot. De limiet is {limit}.',
  unsupported: 'Dit soort inhoud wordt hier niet geaccepteerd.',
  captchaUnchecked: 'De CAPTCHA kon niet worden gecontroleerd. Probeer het later opnieuw.',
  tooMany: 'Te veel verzoeken. Wacht even en probeer het opnieuw.',
});
