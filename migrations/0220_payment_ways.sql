-- Where an attempt is paid: on the provider's own page, or in its fields within the checkout (ORD-74).
alter table payments add column way text not null default 'page';
