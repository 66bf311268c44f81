-- Why an import failed, by the key of the message: shown in the language of whoever reads it.
alter table import_runs add column error_words jsonb;
