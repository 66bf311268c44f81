-- What was chosen and ticked on the last step of a checkout, kept as everything else that was entered (ORD-14, ORD-25): how it
-- is to be paid, and what was agreed to with the version of its text. Gone with the rest of the checkout within a day.
alter table checkouts add column choices jsonb;
