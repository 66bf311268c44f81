import type { GivenTaxClass } from '#domain/store/tax-class.ts';
import { taxClasses as words } from '#messages/en/interface/tax-classes.ts';
import type { Message } from '#messages/message.ts';

export const GIVEN_CLASS_NAMES: Readonly<Record<GivenTaxClass, Message>> = {
  standard: words.standard,
  reduced: words.reduced,
  zero: words.zero,
};
