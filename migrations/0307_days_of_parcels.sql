-- The day on which a parcel was sent, as its owner said; null where nobody did, and it is that on which it was entered (ORD-101).
alter table fulfilments add column day date;
