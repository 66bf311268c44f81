-- What a change is called, by the key of its message: shown in the language of whoever reads it.
alter table document_changes add column name_words jsonb;
alter table documents add column created_as_words jsonb;
