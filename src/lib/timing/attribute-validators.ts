/** Whether a value may stand in an attribute. */
export type Validator = (value: unknown) => boolean;

/** What option values are checked with (TIME-27 to TIME-35, TIME-38). */
export const VALIDATORS = {
  boolean: (value) => typeof value === 'boolean',
  number: (value) => typeof value === 'number' && !Number.isNaN(value),
  string: (value) => typeof value === 'string',
  object: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  array: (value) => Array.isArray(value),
  function: (value) => typeof value === 'function',
  /** Elements and other nodes of a page. */
  node: (value) =>
    typeof value === 'object' &&
    value !== null &&
    'nodeType' in value &&
    typeof value.nodeType === 'number' &&
    'nodeName' in value,
} as const satisfies Readonly<Record<string, Validator>>;

/** Accepts instances of a class (TIME-34). */
export function instanceOf(type: abstract new (...args: never) => unknown): Validator {
  return (value) => value instanceof type;
}

/** Accepts one of the listed values (TIME-35). */
export function valueIn(values: readonly unknown[]): Validator {
  return (value) => values.includes(value);
}

/** The variant of any validator that accepts null as well (TIME-36, TIME-37). */
export function nullOr(validator: Validator): Validator {
  return (value) => value === null || validator(value);
}

/** Not every value can be made a text: an object without a prototype throws. */
function nameOf(value: unknown): string {
  return typeof value === 'object' && value !== null ? Object.prototype.toString.call(value) : String(value);
}

/**
 * Sets an attribute of an object where the validator accepts the value; a refused value changes nothing and is reported
 * (TIME-38).
 */
export function setAttribute<Name extends string>(
  target: Partial<Record<Name, unknown>>,
  name: Name,
  value: unknown,
  validator: Validator,
  warn: (message: string) => void,
): boolean {
  if (!validator(value)) {
    warn(`The attribute ${name} does not accept ${nameOf(value)}`);
    return false;
  }
  target[name] = value;
  return true;
}
