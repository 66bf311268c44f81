-- Where the navigation of an area stands for people with access to it (MEMB-64): nowhere, on its own pages, on all pages.
alter table member_areas add column navigation text not null default 'none';
