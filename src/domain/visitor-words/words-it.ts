import type { VisitorWords } from './visitor-words.ts';

/** What visitors read, in Italian (DATA-69). */
export const words: VisitorWords = {
  'One or more fields is invalid, please check your entries.':
    'Uno o più campi non sono validi, controlla i dati inseriti.',
  'You have exceeded the character limit.': 'Hai superato il limite di caratteri.',
  'Email is not valid. Email addresses should follow the format user@domain.com.':
    'L’indirizzo email non è valido. Gli indirizzi email hanno il formato user@domain.com.',
  'Please enter a number.': 'Inserisci un numero.',
  'Please enter a web address, such as https://example.com.':
    'Inserisci un indirizzo web, ad esempio https://example.com.',
  'Please enter a name of up to 15 letters, digits or underscores.':
    'Inserisci un nome di massimo 15 lettere, cifre o trattini bassi.',
  'Please enter a real date.': 'Inserisci una data valida.',
  'Please enter a real time.': 'Inserisci un’ora valida.',
  'Please choose one of the options.': 'Scegli una delle opzioni.',
  'Please answer with one of the five choices.': 'Rispondi con una delle cinque scelte.',
  'This entry could not be read.': 'Non è stato possibile leggere questo dato.',
  'Could not parse the form fields, please check your entries.':
    'Non è stato possibile leggere i campi del modulo, controlla i dati inseriti.',
  'Complete CAPTCHA before submitting.': 'Completa il CAPTCHA prima di inviare.',
  'The CAPTCHA could not be loaded. Please reload the page, or allow the CAPTCHA in your browser.':
    'Non è stato possibile caricare il CAPTCHA. Ricarica la pagina o consenti il CAPTCHA nel browser.',
  'I am a person': 'Sono una persona',
  'Checking…': 'Verifica in corso…',
  'Checked.': 'Verificato.',
  'Load the CAPTCHA': 'Carica il CAPTCHA',
  'This form is protected by Cloudflare Turnstile. Loading it connects you to that service.':
    'Questo modulo è protetto da Cloudflare Turnstile. Caricandolo ti colleghi a quel servizio.',
  'This form can only be sent with JavaScript switched on.':
    'Questo modulo può essere inviato solo con JavaScript attivo.',
  'Submitting…': 'Invio in corso…',
  'Could not get a form submission key, please try again later.':
    'Non è stato possibile ottenere la chiave di invio del modulo, riprova più tardi.',
  'Your form has encountered a problem. Please scroll down to review.':
    'Il modulo ha un problema. Scorri verso il basso per controllarlo.',
  'Your form has encountered a problem. Please scroll up to review.':
    'Il modulo ha un problema. Scorri verso l’alto per controllarlo.',
  'Unable to submit form. Please try again later.': 'Impossibile inviare il modulo. Riprova più tardi.',
  'This form has not been configured yet.': 'Questo modulo non è ancora configurato.',
  'Unable to submit form. Submission rate limit exceeded. Please try again later.':
    'Impossibile inviare il modulo. È stato superato il limite di invii. Riprova più tardi.',
  'Unable to send form. Please try again later.': 'Invio del modulo non riuscito. Riprova più tardi.',
  'Unknown error, please try again later.': 'Errore sconosciuto, riprova più tardi.',
  'Error processing form submission. Please reload and try again.':
    'Errore durante l’elaborazione del modulo. Ricarica la pagina e riprova.',
  'Thank you!': 'Grazie!',
  Submit: 'Invia',
  '{title} is required.': '{title} è obbligatorio.',
  ' (required)': ' (obbligatorio)',
  'Open form': 'Apri il modulo',
  'Leave this empty': 'Lascia vuoto questo campo',
  'Without JavaScript, one more page follows before this form is sent.':
    'Senza JavaScript segue un’altra pagina prima dell’invio del modulo.',
  'Back to the page': 'Torna alla pagina',
  'To keep programs away, this form can be sent {seconds} seconds after this page was opened. Please check your entries, then press Send.':
    'Per tenere lontani i programmi, questo modulo può essere inviato {seconds} secondi dopo l’apertura di questa pagina. Controlla i dati, poi premi Spedisci.',
  'The {seconds} seconds were not over yet. Please wait a moment, then press Send again.':
    'I {seconds} secondi non erano ancora trascorsi. Attendi un momento, poi premi di nuovo Spedisci.',
  Send: 'Spedisci',
  'This form can only be sent with JavaScript switched on. Your entries stand below: copy what you need before you go back to the page and send it from there.':
    'Questo modulo può essere inviato solo con JavaScript attivo. I tuoi dati sono qui sotto: copia ciò che ti serve prima di tornare alla pagina e inviarlo da lì.',
  'Please check your inbox to confirm.': 'Controlla la tua casella di posta per confermare.',
  'First Name': 'Nome',
  'Last Name': 'Cognome',
  'Area Code': 'Prefisso',
  Prefix: 'Prima parte',
  Line: 'Seconda parte',
  'Address 1': 'Indirizzo 1',
  'Address 2': 'Indirizzo 2',
  City: 'Città',
  'State/Province': 'Stato/Provincia',
  'Zip/Postal Code': 'Codice postale',
  Country: 'Paese',
  Month: 'Mese',
  Day: 'Giorno',
  Year: 'Anno',
  Hour: 'Ora',
  Minute: 'Minuto',
  Second: 'Secondo',
  'AM/PM': 'AM/PM',
  'Country Code': 'Prefisso internazionale',
  'Strongly Disagree': 'Fortemente in disaccordo',
  Disagree: 'In disaccordo',
  Neutral: 'Né d’accordo né in disaccordo',
  Agree: 'D’accordo',
  'Strongly Agree': 'Pienamente d’accordo',
  'Select an option': 'Scegli un’opzione',
  Confirm: 'Conferma',
  Reject: 'Rifiuta',
  Cancel: 'Annulla',
  Okay: 'Va bene',
  Close: 'Chiudi',
  'Opening hours': 'Orari di apertura',
  Gallery: 'Galleria',
  Previous: 'Precedente',
  Next: 'Successiva',
  Caption: 'Didascalia',
  Pause: 'Pausa',
  Play: 'Riproduci',
  of: 'di',
  Announcement: 'Annuncio',
  'Close announcement': 'Chiudi l’annuncio',
  Contact: 'Contatti',
  Call: 'Chiama',
  Email: 'E-mail',
  Directions: 'Indicazioni',
  Hours: 'Orari',
  'Show content': 'Mostra il contenuto',
  'This content comes from other websites. It is loaded when you ask for it, or once you accept cookies.':
    'Questo contenuto proviene da altri siti web. Viene caricato su richiesta o quando accetti i cookie.',
  'Something Went Wrong!': 'Qualcosa è andato storto!',
  'This error has been logged and reported. Please reload the page and try again.':
    'Questo errore è stato registrato e segnalato. Ricarica la pagina e riprova.',
  'Unable to connect to {host}. Please try again.': 'Impossibile connettersi a {host}. Riprova.',
  'Reload Page': 'Ricarica la pagina',
  Clear: 'Nascondi',
};
