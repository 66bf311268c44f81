-- Whether it was told that there are few left, until there are more again; and when each of the two mails went (ORD-90).
alter table variant_stock add column is_low_told boolean not null default false;
alter table variant_stock add column low_mailed_at timestamptz;
alter table variant_stock add column out_mailed_at timestamptz;
