-- A second id of a payment at its provider, which its messages about refunds and disputes name.
alter table payments add column provider_intent text;
create index payments_by_intent on payments (site_id, provider_intent) where provider_intent is not null;
