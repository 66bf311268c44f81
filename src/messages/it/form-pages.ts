import { defineTranslation } from '../define-messages.ts';
import type { formPages as english } from '../en/form-pages.ts';

export const formPages = defineTranslation<typeof english>('formPages', {
  needsScripts: 'Questo modulo può essere inviato solo con JavaScript attivo.',
  needsTime: 'Senza JavaScript segue un’altra pagina prima dell’invio del modulo.',
  backToPage: 'Torna alla pagina',
  wait: 'Per tenere lontani i programmi, questo modulo può essere inviato {seconds} secondi dopo l’apertura di questa pagina. Controlla i dati, poi premi Spedisci.',
  tooEarly:
    'I {seconds} secondi non erano ancora trascorsi. Attendi un momento, poi premi di nuovo Spedisci.',
  send: 'Spedisci',
  copyEntries:
    'Questo modulo può essere inviato solo con JavaScript attivo. I tuoi dati sono qui sotto: copia ciò che ti serve prima di tornare alla pagina e inviarlo da lì.',
  stillInPage: 'Quello che ha scritto si trova ancora nella pagina da cui proviene.',
  keptHere: 'Tutto quello che ha scritto è conservato in questa pagina.',
  sendAgain: 'Invia di nuovo',
  request: 'Richiesta {id}',
});
