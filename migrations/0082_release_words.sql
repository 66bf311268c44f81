-- What Portico calls releases, and what changed in them, by the keys of the messages: shown in the language of whoever
-- reads it.
alter table releases add column name_words jsonb;
alter table release_documents add column changes_words jsonb;
alter table scheduled_publishes add column name_words jsonb, add column error_words jsonb;
