-- Secrets of captcha providers are sealed. The column `secret` is read where a process of the version before wrote it, and
-- emptied by those of this one; it goes with a later release.
alter table form_captcha_secrets add column sealed text;
alter table form_captcha_secrets alter column secret drop not null;
