-- The text of a mail is not kept once it is sent: it may hold a link that opens an account.
update outbox_mails set text_body = '', html_body = '', unsubscribe_url = null where status = 'sent';
