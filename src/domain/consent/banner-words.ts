/** What a banner says where the owner wrote nothing, and what it says of itself. */
export interface BannerWords {
  /** CONS-21 */
  readonly text: string;
  /** CONS-20 */
  readonly accept: string;
  /** CONS-22 */
  readonly decline: string;
  /** Name of the banner's region. */
  readonly name: string;
  readonly accepted: string;
  readonly declined: string;
  /** The link of the footer that asks again (CONS-50). */
  readonly change: string;
}

const ENGLISH: BannerWords = {
  text: 'By using this website, you agree to our use of cookies. We use cookies to provide you with a great experience and to help our website run effectively.',
  accept: 'Accept',
  decline: 'Decline',
  name: 'Cookies',
  accepted: 'You have accepted cookies.',
  declined: 'You have declined cookies.',
  change: 'Cookie settings',
};

const WORDS: Readonly<Record<string, BannerWords>> = {
  en: ENGLISH,
  ar: {
    text: 'باستخدامك لهذا الموقع فإنك توافق على استخدامنا لملفات تعريف الارتباط. نستخدمها لنقدم لك تجربة رائعة ولكي يعمل موقعنا بكفاءة.',
    accept: 'قبول',
    decline: 'رفض',
    name: 'ملفات تعريف الارتباط',
    accepted: 'لقد قبلت ملفات تعريف الارتباط.',
    declined: 'لقد رفضت ملفات تعريف الارتباط.',
    change: 'إعدادات ملفات تعريف الارتباط',
  },
  de: {
    text: 'Mit der Nutzung dieser Website stimmen Sie der Verwendung von Cookies zu. Wir verwenden Cookies, um Ihnen ein gutes Erlebnis zu bieten und unsere Website zuverlässig zu betreiben.',
    accept: 'Akzeptieren',
    decline: 'Ablehnen',
    name: 'Cookies',
    accepted: 'Sie haben Cookies akzeptiert.',
    declined: 'Sie haben Cookies abgelehnt.',
    change: 'Cookie-Einstellungen',
  },
  fr: {
    text: 'En utilisant ce site web, vous acceptez notre utilisation des cookies. Nous utilisons des cookies pour vous offrir une expérience agréable et assurer le bon fonctionnement de notre site.',
    accept: 'Accepter',
    decline: 'Refuser',
    name: 'Cookies',
    accepted: 'Vous avez accepté les cookies.',
    declined: 'Vous avez refusé les cookies.',
    change: 'Paramètres des cookies',
  },
  es: {
    text: 'Al utilizar este sitio web, acepta nuestro uso de cookies. Utilizamos cookies para ofrecerle una gran experiencia y para que nuestro sitio web funcione correctamente.',
    accept: 'Aceptar',
    decline: 'Rechazar',
    name: 'Cookies',
    accepted: 'Ha aceptado las cookies.',
    declined: 'Ha rechazado las cookies.',
    change: 'Configuración de cookies',
  },
  it: {
    text: 'Utilizzando questo sito web, accetti il nostro uso dei cookie. Usiamo i cookie per offrirti un’ottima esperienza e per far funzionare al meglio il nostro sito.',
    accept: 'Accetta',
    decline: 'Rifiuta',
    name: 'Cookie',
    accepted: 'Hai accettato i cookie.',
    declined: 'Hai rifiutato i cookie.',
    change: 'Impostazioni dei cookie',
  },
  nl: {
    text: 'Door deze website te gebruiken, gaat u akkoord met ons gebruik van cookies. We gebruiken cookies om u een goede ervaring te bieden en om onze website goed te laten werken.',
    accept: 'Accepteren',
    decline: 'Weigeren',
    name: 'Cookies',
    accepted: 'U hebt cookies geaccepteerd.',
    declined: 'U hebt cookies geweigerd.',
    change: 'Cookie-instellingen',
  },
};

/** The words in the site's language, else in English (CONS-27). `language` is BCP 47. */
export function bannerWords(language: string): BannerWords {
  const [primary = ''] = language.toLowerCase().split('-');
  return WORDS[primary] ?? ENGLISH;
}
