import type { MailTexts } from './mail-voice.ts';

/** What mails of mailing lists say, in English. `{list}` and `{site}` stand for names. */
const ENGLISH = {
  confirmSubject: 'Confirm your subscription to {list}',
  confirmLead: 'Somebody, probably you, entered this address to get {list} from {site}.',
  confirmAsk: 'Confirm that you want it. The link works for 30 days.',
  confirmButton: 'Confirm subscription',
  confirmNote: 'If it was not you, do nothing: you will get no more mails.',
  welcomeSubject: 'You are subscribed to {list}',
  welcomeLead: 'This address gets {list} from {site} from now on.',
  welcomeNote: 'If it was not you, or you change your mind, leave at any time.',
  leaveSubject: 'Your link to leave {list}',
  leaveLead: 'You asked for the link to unsubscribe from {list} of {site}.',
  leaveNote: 'If you did not ask for it, do nothing.',
  unsubscribe: 'Unsubscribe',
} as const;

export type NewsletterMailText = keyof typeof ENGLISH;

/** What mails of mailing lists say, by language (DATA-69). */
export const newsletterMailTexts: MailTexts<NewsletterMailText> = {
  en: ENGLISH,
  translations: {
    ar: {
      confirmSubject: 'أكِّد اشتراكك في {list}',
      confirmLead: 'أدخل أحدهم هذا العنوان، ولعلّه أنت، ليصله {list} من {site}.',
      confirmAsk: 'أكِّد رغبتك في ذلك. يعمل الرابط لمدة 30 يومًا.',
      confirmButton: 'تأكيد الاشتراك',
      confirmNote: 'إن لم تكن أنت فلا تفعل شيئًا: لن تصلك رسائل أخرى.',
      welcomeSubject: 'أنت مشترك في {list}',
      welcomeLead: 'من الآن فصاعدًا يصل {list} من {site} إلى هذا العنوان.',
      welcomeNote: 'إن لم تكن أنت، أو غيّرت رأيك، فيمكنك المغادرة في أي وقت.',
      leaveSubject: 'رابط مغادرة {list}',
      leaveLead: 'طلبت رابط إلغاء الاشتراك في {list} من {site}.',
      leaveNote: 'إن لم تطلبه فلا تفعل شيئًا.',
      unsubscribe: 'إلغاء الاشتراك',
    },
    de: {
      confirmSubject: 'Bestätigen Sie Ihr Abonnement von {list}',
      confirmLead:
        'Jemand, vermutlich Sie selbst, hat diese Adresse eingegeben, um {list} von {site} zu erhalten.',
      confirmAsk: 'Bestätigen Sie, dass Sie das möchten. Der Link gilt 30 Tage lang.',
      confirmButton: 'Abonnement bestätigen',
      confirmNote: 'Wenn Sie es nicht waren, tun Sie einfach nichts: Sie erhalten keine weiteren Mails.',
      welcomeSubject: 'Sie haben {list} abonniert',
      welcomeLead: 'Diese Adresse erhält ab jetzt {list} von {site}.',
      welcomeNote:
        'Wenn Sie es nicht waren oder es sich anders überlegen, können Sie sich jederzeit abmelden.',
      leaveSubject: 'Ihr Link zum Abbestellen von {list}',
      leaveLead: 'Sie haben den Link zum Abbestellen von {list} von {site} angefordert.',
      leaveNote: 'Wenn Sie ihn nicht angefordert haben, tun Sie einfach nichts.',
      unsubscribe: 'Abbestellen',
    },
    es: {
      confirmSubject: 'Confirme su suscripción a {list}',
      confirmLead:
        'Alguien, probablemente usted, ha introducido esta dirección para recibir {list} de {site}.',
      confirmAsk: 'Confirme que lo desea. El enlace funciona durante 30 días.',
      confirmButton: 'Confirmar la suscripción',
      confirmNote: 'Si no ha sido usted, no haga nada: no recibirá más correos.',
      welcomeSubject: 'Se ha suscrito a {list}',
      welcomeLead: 'A partir de ahora, esta dirección recibe {list} de {site}.',
      welcomeNote: 'Si no ha sido usted, o si cambia de opinión, puede darse de baja en cualquier momento.',
      leaveSubject: 'Su enlace para darse de baja de {list}',
      leaveLead: 'Ha pedido el enlace para darse de baja de {list} de {site}.',
      leaveNote: 'Si no lo ha pedido, no haga nada.',
      unsubscribe: 'Darse de baja',
    },
    fr: {
      confirmSubject: 'Confirmez votre abonnement à {list}',
      confirmLead: 'Quelqu’un, sans doute vous, a saisi cette adresse pour recevoir {list} de {site}.',
      confirmAsk: 'Confirmez que vous le souhaitez. Le lien est valable 30 jours.',
      confirmButton: 'Confirmer l’abonnement',
      confirmNote: 'Si ce n’était pas vous, ne faites rien : vous ne recevrez plus de messages.',
      welcomeSubject: 'Vous êtes abonné à {list}',
      welcomeLead: 'Cette adresse reçoit désormais {list} de {site}.',
      welcomeNote:
        'Si ce n’était pas vous, ou si vous changez d’avis, vous pouvez vous désabonner à tout moment.',
      leaveSubject: 'Votre lien pour vous désabonner de {list}',
      leaveLead: 'Vous avez demandé le lien pour vous désabonner de {list} de {site}.',
      leaveNote: 'Si vous ne l’avez pas demandé, ne faites rien.',
      unsubscribe: 'Se désabonner',
    },
    it: {
      confirmSubject: 'Confermi la sua iscrizione a {list}',
      confirmLead: 'Qualcuno, probabilmente lei, ha inserito questo indirizzo per ricevere {list} da {site}.',
      confirmAsk: 'Confermi di volerlo. Il link è valido per 30 giorni.',
      confirmButton: 'Conferma l’iscrizione',
      confirmNote: 'Se non è stato lei, non faccia nulla: non riceverà altri messaggi.',
      welcomeSubject: 'È iscritto a {list}',
      welcomeLead: 'D’ora in poi questo indirizzo riceve {list} da {site}.',
      welcomeNote: 'Se non è stato lei, o se cambia idea, può annullare l’iscrizione in qualsiasi momento.',
      leaveSubject: 'Il suo link per lasciare {list}',
      leaveLead: 'Ha chiesto il link per annullare l’iscrizione a {list} di {site}.',
      leaveNote: 'Se non l’ha chiesto, non faccia nulla.',
      unsubscribe: 'Annulla l’iscrizione',
    },
    nl: {
      confirmSubject: 'Bevestig uw abonnement op {list}',
      confirmLead:
        'Iemand, waarschijnlijk uzelf, heeft dit adres ingevuld om {list} van {site} te ontvangen.',
      confirmAsk: 'Bevestig dat u dit wilt. De link werkt 30 dagen.',
      confirmButton: 'Abonnement bevestigen',
      confirmNote: 'Was u het niet, doe dan niets: u krijgt geen mails meer.',
      welcomeSubject: 'U bent geabonneerd op {list}',
      welcomeLead: 'Dit adres ontvangt vanaf nu {list} van {site}.',
      welcomeNote: 'Was u het niet, of bedenkt u zich, dan kunt u zich op elk moment afmelden.',
      leaveSubject: 'Uw link om {list} op te zeggen',
      leaveLead: 'U hebt gevraagd om de link om {list} van {site} op te zeggen.',
      leaveNote: 'Hebt u er niet om gevraagd, doe dan niets.',
      unsubscribe: 'Afmelden',
    },
  },
};
