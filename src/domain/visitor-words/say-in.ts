import { voicesOf } from './voices-of.ts';
import { words as ar } from './words-ar.ts';
import { words as de } from './words-de.ts';
import { words as es } from './words-es.ts';
import { words as fr } from './words-fr.ts';
import { words as it } from './words-it.ts';
import { words as nl } from './words-nl.ts';

/** For the server, which has all languages at hand; browsers fetch the one of the page (DATA-69). */
export const sayIn = voicesOf({ ar, de, es, fr, it, nl });
