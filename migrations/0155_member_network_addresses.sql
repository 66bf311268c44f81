-- Where members signed up and signed in from, for 30 days (MEMB-34); none where a site keeps nothing of its visitors.
create table member_network_addresses (
  site_id char(24) not null,
  id char(24) not null,
  member_id char(24) not null,
  what text not null check (what in ('sign-up', 'sign-in')),
  network_address text not null,
  at timestamptz not null,
  primary key (site_id, id),
  foreign key (site_id, member_id) references members (site_id, id) on delete cascade
);
create index member_network_addresses_of_member on member_network_addresses (site_id, member_id, at desc);
create index member_network_addresses_old on member_network_addresses (at);
