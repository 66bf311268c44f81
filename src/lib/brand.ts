declare const brand: unique symbol;

/** A string that is known to be a `Name`: made only where it is checked, so that ids cannot be mixed up. */
export type Brand<Name extends string> = string & { readonly [brand]: Name };
