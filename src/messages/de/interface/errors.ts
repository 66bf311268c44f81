import { defineTranslation } from '../../define-messages.ts';
import type { errors as english } from '../../en/interface/errors.ts';

export const errors = defineTranslation<typeof english>('errors', {
  internal: 'Etwas ist schiefgegangen',
  unavailable: 'Dieser Dienst ist vorübergehend nicht erreichbar. Bitte versuchen Sie es später noch einmal.',
  'site-not-public': 'Diese Website ist noch nicht geöffnet. Bitte kommen Sie später wieder.',
  'database-full':
    'Zurzeit kann nichts gespeichert werden: Die Festplatte dieser Installation ist voll. Was Sie sehen, bleibt verfügbar. Lassen Sie diese Seite offen und versuchen Sie es später noch einmal, oder sagen Sie der Person Bescheid, die die Installation betreibt.',
  'invalid-input': 'Ein Teil der gesendeten Angaben ist ungültig.',
  'malformed-body':
    'Die Anfrage konnte nicht gelesen werden. Sie ist weder gültiges JSON noch gültige Formulardaten.',
  'body-too-deep':
    'Die Anfrage konnte nicht gelesen werden. Ihre Teile dürfen höchstens {levels} Ebenen tief ineinander liegen.',
  'body-too-large': 'Die Anfrage ist zu groß. Die Grenze ist {limit}.',
  'invalid-text': 'Diese Adresse enthält Zeichen, die nicht gelesen werden können.',
  'too-many-fields': 'Das Formular hat zu viele Felder. Höchstens {max} können auf einmal gesendet werden.',
  'unsupported-media-type': 'Diese Art von Inhalt wird hier nicht angenommen.',
  'crumb-fail': 'Die Anfrage konnte nicht bestätigt werden. Bitte versuchen Sie es noch einmal.',
  'origin-refused':
    'Dies kommt von einer Seite einer anderen Website und wurde abgelehnt. Öffnen Sie die Seite unter ihrer eigenen Adresse und versuchen Sie es noch einmal.',
  'too-many-cookies': 'Ihr Browser hat mehr Cookies gesendet, als dieser Server annimmt.',
  'hand-over-failed':
    'Die Anmeldung unter dieser Adresse hat nicht funktioniert. Erlauben Sie Cookies für sie und öffnen Sie sie noch einmal vom Dashboard aus.',
  'login-required': 'Bitte melden Sie sich an.',
  'recent-sign-in-needed':
    'Dafür müssen Sie sich kürzlich angemeldet haben. Bestätigen Sie, dass Sie es sind, und versuchen Sie es erneut.',
  'not-permitted': 'Sie haben darauf keinen Zugriff. Fragen Sie einen Administrator der Website.',
  'code-not-permitted':
    'Code, der auf der veröffentlichten Website läuft, können nur Personen mit der Entwickler-Berechtigung hinzufügen und ändern. Fragen Sie einen Administrator der Website.',
  'feature-off':
    'Diese Funktion gehört nicht zu dieser Website. Wenden Sie sich an die Person, die die Installation betreibt.',
  'not-found': 'Der Inhalt wurde nicht gefunden',
  'method-not-allowed': 'Diese Adresse nimmt diese Art von Anfrage nicht an.',
  'rate-limited': 'Zu viele Anfragen. Bitte warten Sie einen Augenblick und versuchen Sie es noch einmal.',
  'second-factor-needed': 'Zusätzlich wird ein Code Ihres zweiten Faktors gebraucht.',
  'second-factor-on': 'Der zweite Faktor ist bereits eingeschaltet.',
  'unknown-placeholder': 'Diese Mail kann {placeholder} nicht ausfüllen.',
  'passkey-unknown':
    'Dieser Passkey gehört hier zu keinem Konto: Vielleicht wurde er entfernt. Nehmen Sie einen anderen, oder melden Sie sich mit Ihrem Passwort an.',
  'passkey-ended':
    'Das hat zu lange gedauert oder wurde zweimal gesendet. Verwenden Sie den Passkey noch einmal.',
  'passkey-refused':
    'Der Passkey konnte nicht geprüft werden. Nehmen Sie einen anderen, oder melden Sie sich mit Ihrem Passwort an.',
  'order-changed': 'Jemand hat diese Bestellung inzwischen geändert. Bitte noch einmal ansehen.',
  'discount-changed': 'Inzwischen hat jemand diesen Rabatt geändert. Sieh ihn dir noch einmal an.',
  'discount-code-taken': 'Ein anderer Rabatt hat diesen Code.',
  'too-many-discounts': 'Eine Website kann höchstens {max} Rabatte haben. Lösche einige, die vorbei sind.',
  'too-many-automatic':
    'Höchstens {max} Rabatte können gleichzeitig von selbst gelten. Pausiere oder lösche zuerst einige.',
  'too-many-claiming':
    'Höchstens {max} der Rabatte, die von selbst gelten, können Beträge auf Produkte oder „Kaufe X, erhalte Y“ sein.',
  'too-many-codes': 'Ein Rabatt kann höchstens {max} Codes haben.',
  'gift-card-changed':
    'Jemand hat diese Geschenkkarte inzwischen geändert oder damit bezahlt. Sehen Sie sie noch einmal an.',
  'gift-card-over': 'Diese Geschenkkarte ist beendet, oder es ist nichts mehr darauf.',
  'gift-card-not-sent':
    'Diese Geschenkkarte kann nicht gemailt werden: Es ist niemand genannt, für den sie ist, oder es ist nichts mehr darauf.',
  'fund-changed': 'Inzwischen hat das jemand anderes geändert. Bitte sehen Sie es noch einmal an.',
  'too-many-funds': 'Eine Website kann höchstens 100 Zwecke und 200 Spendenseiten haben.',
  'order-state': 'Die Bestellung ist in einem Zustand, in dem das nicht geht.',
  'subscription-changed': 'Jemand hat dieses Abonnement inzwischen geändert. Bitte noch einmal ansehen.',
  'subscription-state': 'Das Abonnement ist in einem Zustand, in dem das nicht geht.',
  'subscription-choice': 'Diese Auswahl ist im Moment nicht zu haben.',
  'mail-not-possible':
    'Für diese Bestellung gibt es keine solche Mail, oder ihr Käufer hat keine Adresse mehr.',
  'refund-too-much': 'Es können nur noch {amount} erstattet werden.',
  'payment-disputed': 'Diese Zahlung wird angefochten.',
  'stripe-unreachable': 'Stripe antwortet gerade nicht. Bitte versuchen Sie es später noch einmal.',
  'stripe-refused': 'Stripe hat diese Schlüssel nicht angenommen.',
  'payment-message-refused': 'Diese Nachricht ist nicht echt.',
  'passkey-known': 'Dieser Passkey wurde bereits hinzugefügt.',
  'too-many-passkeys':
    'Ein Konto kann höchstens {max} Passkeys haben. Entfernen Sie einen, der nicht mehr gebraucht wird.',
  'price-out-of-range': 'Ein Preis läge unter null oder über dem höchsten Preis.',
  'last-passkey':
    'Dies ist der letzte Passkey, und das Passwort ist ausgeschaltet. Schalten Sie zuerst das Passwort ein, oder fügen Sie einen weiteren Passkey hinzu.',
  'passkey-needed': 'Fügen Sie zuerst einen Passkey hinzu: Ohne ihn könnte sich niemand anmelden.',
  'recovery-codes-needed':
    'Erstellen Sie zuerst Wiederherstellungscodes: Mit ihnen kommen Sie zurück, wenn Sie Ihre Passkeys verlieren.',
  'recovery-code-needed':
    'Dieses Konto meldet sich allein mit Passkeys an. Geben Sie zusätzlich einen seiner Wiederherstellungscodes ein.',
  'sign-in-step-ended':
    'Die Anmeldung hat zu lange gedauert. Geben Sie Ihre E-Mail-Adresse und Ihr Passwort noch einmal ein.',
  'sign-in-failed': 'Die E-Mail-Adresse oder das Passwort stimmt nicht.',
  'sign-in-slowed':
    'Zu viele Versuche. Bitte warten Sie {seconds} Sekunden und versuchen Sie es noch einmal.',
  'email-taken': 'Ein Konto mit dieser E-Mail-Adresse gibt es bereits. Melden Sie sich stattdessen an.',
  'reset-link-invalid': 'Dieser Link ist abgelaufen oder wurde schon verwendet. Fordern Sie einen neuen an.',
  'installation-claimed': 'Diese Installation hat bereits einen Inhaber. Melden Sie sich stattdessen an.',
  'claim-token-invalid':
    'Dieser Einrichtungscode stimmt nicht. Öffnen Sie die Adresse, die Portico beim Start ausgegeben hat, oder kopieren Sie den Code daraus.',
  'sign-up-by-invitation':
    'Neue Konten brauchen eine Einladung. Bitten Sie die Person, die diese Installation betreibt, Sie einzuladen.',
  'sign-up-closed': 'Diese Installation nimmt zurzeit keine neuen Konten an.',
  'sign-up-fixed':
    'Wer sich registrieren darf, ist durch SIGN_UP dort festgelegt, wo Portico gestartet wird. Ändern Sie es dort oder nehmen Sie es weg.',
  'invitation-has-account': 'Ein Konto mit dieser Adresse gibt es bereits.',
  'too-many-saved-parts':
    'Eine Website kann höchstens {max} gespeicherte Abschnitte und Blöcke aufbewahren. Löschen Sie einige, die nicht mehr gebraucht werden.',
  'synced-section-needs-room':
    '„{title}“ zeigt diesen Abschnitt und enthält zu viele Blöcke, um eine Kopie davon zu behalten. Löschen Sie dort zuerst Blöcke, oder nehmen Sie den Abschnitt von dieser Seite.',
  'too-many-invitations':
    'Höchstens {max} Einladungen können offen sein. Ziehen Sie einige zurück, die nicht mehr gebraucht werden.',
  'already-on-site': 'Diese Person arbeitet schon an der Website.',
  'invitation-invalid':
    'Diese Einladung gilt nicht mehr: Sie wurde verwendet, zurückgezogen oder neu gesendet, oder sie ist älter als 14 Tage. Bitten Sie die Person, die Sie eingeladen hat, um eine neue.',
  'owns-sites':
    'Ihnen gehören Websites ({count}). Übergeben Sie jede an jemanden oder löschen Sie sie zuerst.',
  'owner-of-installation': 'Diesem Konto gehört die Installation; es kann nicht gelöscht werden.',
  'owner-only': 'Das kann nur, wem die Website gehört.',
  'owns-already': 'Dieser Person gehört die Website schon.',
  'handover-invalid':
    'Dieses Angebot gilt nicht mehr: Es wurde angenommen, abgelehnt oder zurückgezogen, oder es ist älter als 14 Tage. Bitten Sie die Person, der die Website gehört, um ein neues.',
  'handover-of-other':
    'Dieses Angebot gilt für ein anderes Konto. Melden Sie sich mit dem an, an das die E-Mail ging.',
  'live-content': 'Das ist live: Löschen kann es nur, wer veröffentlichen darf.',
  'nothing-to-review': 'Es gibt nichts zu prüfen: Alles ist live.',
  'review-gone':
    'Hier wartet niemand mehr auf eine Antwort: Die Anfrage wurde zurückgezogen, beantwortet oder veröffentlicht.',
  'review-changed': 'Das wurde geändert, seit Sie es geöffnet haben. Sehen Sie es sich noch einmal an.',
  'too-many-threads':
    'Diese Seite hat {max} Diskussionen, mehr gehen nicht. Antworten Sie in einer davon, oder löschen Sie eigene.',
  'too-many-replies': 'Diese Diskussion hat {max} Kommentare, mehr gehen nicht. Beginnen Sie eine neue.',
  'owner-keeps-admin':
    'Wem eine Website gehört, hat immer die Rolle Administration und kann nicht entfernt werden.',
  'site-quota-reached':
    'Diese Website ist voll: Sie kann {amount} enthalten. Löschen Sie, was nicht mehr gebraucht wird, oder bitten Sie die Person, die diese Installation betreibt, um mehr Platz.',
  'account-quota-reached':
    'Ihr Konto ist voll: Alle Websites darin können zusammen {amount} enthalten. Löschen Sie, was nicht mehr gebraucht wird, oder bitten Sie die Person, die diese Installation betreibt, um mehr Platz.',
  'identifier-taken': 'Diese Adresse ist vergeben. Wählen Sie eine andere.',
  'identifier-invalid':
    'Verwenden Sie 3 bis 63 Kleinbuchstaben, Ziffern und Bindestriche, mit einem Buchstaben oder einer Ziffer an beiden Enden.',
  'url-taken': 'Die Adresse /{urlName} wird schon von {title} verwendet. Wählen Sie eine andere.',
  'url-invalid': '{val} ist keine gültige Seitenadresse',
  'redirect-invalid': 'Ein Teil der Eingaben stimmt nicht.',
  'redirect-taken': 'Von dieser Adresse gibt es bereits eine Weiterleitung.',
  'redirect-loop': 'Das würde im Kreis führen: {way}',
  'too-many-redirects':
    'Eine Website kann höchstens {max} Weiterleitungen haben. Löschen Sie einige, die nicht mehr gebraucht werden.',
  'too-many-patterns':
    'Eine Website kann höchstens {max} Weiterleitungen mit [name] oder * haben. Löschen Sie einige, die nicht mehr gebraucht werden.',
  'member-status-refused': 'Das geht bei diesem Mitglied nicht mehr. Laden Sie die Liste neu.',
  'member-exists': 'Diese Person ist schon Mitglied.',
  'members-off': 'Niemand darf der Website beitreten. Ändern Sie das unter Einstellungen, Mitglieder.',
  'too-many-member-labels': 'Eine Website hat höchstens {max} Etiketten. Entfernen Sie zuerst eines.',
  'run-not-undoable': 'Das lässt sich nicht mehr rückgängig machen.',
  'too-many-areas': 'Eine Website kann höchstens {max} Mitgliederbereiche haben.',
  'too-many-plans': 'Eine Website kann höchstens {max} Tarife haben.',
  'plan-has-members':
    'Mitglieder haben diesen Tarif. Archivieren Sie ihn stattdessen: Niemand kann mehr beitreten, und sie behalten ihn.',
  'too-many-passwords':
    'Höchstens {max} Seiten einer Website können ein Passwort haben. Legen Sie sie in eine Sammlung und sperren Sie diese.',
  'no-bar-subject': 'Von dieser Person ist nichts bekannt, das sich sperren ließe.',
  'too-many-bars':
    'Es können höchstens {max} Personen zugleich gesperrt sein. Lassen Sie zuerst jemanden wieder kommentieren.',
  'home-page-needed':
    'Dies ist die Startseite. Wählen Sie eine andere Startseite und veröffentlichen Sie diese zuerst.',
  'document-removed': 'Diese Seite wurde gelöscht. Sie können sie aus dem Papierkorb wiederherstellen.',
  'file-link-invalid':
    'Dieser Download-Link stimmt nicht. Öffnen Sie ihn noch einmal dort, wo Sie ihn gefunden haben.',
  'file-link-ended':
    'Dieser Download-Link ist abgelaufen. Fordern Sie dort einen neuen an, wo Sie ihn gefunden haben.',
  'version-unknown': 'Diese Version gibt es nicht.',
  'version-gone': 'Diese Version wird nicht mehr aufbewahrt. Wählen Sie eine, die im Verlauf steht.',
  'release-gone':
    'Diese Veröffentlichung wird nicht mehr aufbewahrt. Wählen Sie eine, die in der Liste steht.',
  'history-gone':
    'Was die Website zu dieser Zeit war, wird nicht mehr aufbewahrt. Wählen Sie eine Zeit nach dem {date}.',
  'restore-too-early': 'Zu dieser Zeit gab es die Website noch nicht.',
  'too-many-blocks': 'Eine Seite kann höchstens 60 Blöcke enthalten.',
  'client-id-taken': 'Jemand anderes arbeitet unter der Kennung dieses Tabs. Laden Sie die Seite neu.',
  'live-account-full':
    'Sie haben zu viele Seiten im Editor geöffnet. Änderungen anderer kommen hier verspätet an: Schließen Sie andere Tabs.',
  'live-document-full':
    'Zu viele Personen haben dies geöffnet. Ihre Änderungen sind gespeichert, Änderungen anderer kommen verspätet an.',
  'live-full':
    'Der Server ist ausgelastet. Ihre Änderungen sind gespeichert, Änderungen anderer kommen verspätet an.',
  'too-many-links':
    'Die Navigation kann höchstens {max} Links und Ordner enthalten. Entfernen Sie zuerst einige.',
  'too-many-records':
    'Hier ist alles voll: Höchstens {max} Teile wie Abschnitte, Blöcke und Links haben Platz. Entfernen Sie zuerst einige.',
  'too-many-items': 'Eine von Hand geordnete Sammlung kann höchstens {max} Einträge enthalten.',
  'file-unsupported': 'Die Datei {fileName} scheint keine unterstützte {fileTypeMessage}Datei zu sein.',
  'file-too-large': 'Die Datei {fileName} ist zu groß. Die größte erlaubte Dateigröße ist {maxSize}.',
  'font-unsupported':
    'Die Datei {fileName} ist keine lesbare Schrift. Schriften sind WOFF2-, WOFF-, TTF- oder OTF-Dateien.',
  'font-without-scripts':
    'Die Schrift {fileName} enthält keine Zeichen der gewählten Schriftsysteme. Wählen Sie andere oder alles, was die Datei enthält.',
  'too-many-fonts':
    'Eine Website kann höchstens {max} Schriften haben. Entfernen Sie zuerst unbenutzte Schriften aus den Dateien der Website.',
  'file-incomplete': 'Das Hochladen der Datei wurde nicht abgeschlossen',
  'file-processing-failed': 'Die Datei konnte nicht verarbeitet werden',
  'file-name-missing': 'Bitte geben Sie einen Dateinamen ein',
  'storage-full':
    'Für diese Datei ist kein Speicherplatz mehr frei. Fragen Sie den Administrator dieser Installation.',
  'form-not-configured': 'Dieses Formular ist noch nicht eingerichtet.',
  'form-invalid': 'Mindestens ein Feld ist ungültig, bitte prüfen Sie Ihre Angaben.',
  'form-unreadable': 'Die Formularfelder konnten nicht gelesen werden, bitte prüfen Sie Ihre Angaben.',
  'form-key-invalid':
    'Beim Verarbeiten des Formulars ist ein Fehler aufgetreten. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
  'form-captcha-needed': 'Lösen Sie das CAPTCHA, bevor Sie absenden.',
  'form-captcha-unavailable':
    'Das CAPTCHA konnte nicht geprüft werden. Bitte versuchen Sie es später noch einmal.',
  'form-rate-limited':
    'Das Formular konnte nicht abgeschickt werden: Es wurden zu viele Formulare gesendet. Bitte versuchen Sie es später noch einmal.',
  'mailing-list-name-taken': 'Einen Verteiler namens {name} gibt es bereits. Wählen Sie einen anderen Namen.',
  'too-many-mailing-lists': 'Eine Website kann höchstens {max} Verteiler haben.',
  'contact-address-taken': 'Diese Adresse gehört schon zu einem anderen Kontakt: {email}.',
  'too-many-labels': 'Eine Website kann höchstens {max} Labels haben.',
  'too-many-segments': 'Eine Website kann höchstens {max} Segmente haben.',
  'data-request-closed': 'Diese Anfrage ist schon beantwortet.',
  'contact-merge-refused': 'Wählen Sie zwei verschiedene Kontakte.',
  'contact-merge-too-many':
    'Ein Kontakt kann höchstens {max} E-Mail-Adressen haben. Nehmen Sie zuerst einige weg.',
  'import-no-contacts': 'Keine Spalte dieser Datei sagt, wer jemand ist.',
  'import-row-too-long':
    'Was auf Zeile {line} folgt, ist zu lang für eine Zeile. Vielleicht fehlt ein schließendes Anführungszeichen. Bessern Sie die Datei aus und wählen Sie sie erneut.',
  'subscriber-left': 'Diese Person hat sich abgemeldet und kann sich nur selbst wieder anmelden.',
  'subscriber-exists': 'Diese Adresse steht bereits auf dem Verteiler.',
  'import-no-emails': 'Keine Spalte dieser Datei heißt Email. Benennen Sie die Spalten in der ersten Zeile.',
  'import-no-products':
    'Keine Spalte dieser Datei ist der Titel oder Name von Produkten. Geben Sie an, aus welchem Shop sie kommt oder was ihre Spalten sind.',
  'import-file-invalid': 'Dies ist keine Exportdatei von WordPress oder Disqus: {reason}',
  'places-unavailable': 'Die Ergebnisse konnten nicht geladen werden',
  'import-running': 'Ein Import läuft bereits. Warten Sie auf ihn oder brechen Sie ihn ab.',
  'import-interrupted': 'Der Import wurde unterbrochen. Was bis dahin übernommen wurde, bleibt.',
  'draft-changed': 'Die Bestellung ergibt inzwischen eine andere Summe. Sehen Sie sie noch einmal an.',
  'draft-short': 'Nur noch {left} von „{title}“ da.',
  'draft-address':
    'Etwas davon muss geliefert werden. Geben Sie eine vollständige Adresse ein und wählen Sie eine Lieferung.',
});
