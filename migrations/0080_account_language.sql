-- The language that a person chose for the dashboard and the configuration area; null follows the browser.
alter table accounts add column language text;
