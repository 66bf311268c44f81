import type { PersonalDataPart } from '#server/contacts/personal-data-part.ts';
import { addressesOfMember } from './member-addresses.ts';

/** Accounts of members, with their sessions, links and what happened to them. */
export const memberData: PersonalDataPart = {
  name: 'memberships',
  tables: [
    'members',
    'member_sessions',
    'member_links',
    'member_passkeys',
    'member_passkey_challenges',
    'member_history',
    'member_run_changes',
    'imported_members',
    'member_invitations',
    'memberships',
    'member_feeds',
    'member_network_addresses',
    'member_addresses',
  ],
  fate: 'gone',
  async copy(db, { siteId, emailKeys }) {
    if (emailKeys.length === 0) return [];
    const members = await db
      .selectFrom('members')
      .select([
        'id',
        'email',
        'first_name as firstName',
        'last_name as lastName',
        'status',
        'language',
        'note',
        'labels',
        'joined_at as joinedAt',
        'verified_at as verifiedAt',
      ])
      .where('site_id', '=', siteId)
      .where('email_key', 'in', emailKeys)
      .execute();
    return Promise.all(
      members.map(async ({ id, joinedAt, verifiedAt, ...member }) => {
        const sessions = await db
          .selectFrom('member_sessions')
          .select(['device', 'signed_in_at as at'])
          .where('site_id', '=', siteId)
          .where('member_id', '=', id)
          .execute();
        const passkeys = await db
          .selectFrom('member_passkeys')
          .select(['name', 'host', 'created_at as at'])
          .where('site_id', '=', siteId)
          .where('member_id', '=', id)
          .execute();
        const plans = await db
          .selectFrom('memberships as membership')
          .innerJoin('member_plans as plan', (join) =>
            join.onRef('plan.site_id', '=', 'membership.site_id').onRef('plan.id', '=', 'membership.plan_id'),
          )
          .select([
            'plan.name',
            'membership.state',
            'membership.started_at as startedAt',
            'membership.ends_at as endsAt',
          ])
          .where('membership.site_id', '=', siteId)
          .where('plan.site_id', '=', siteId)
          .where('membership.member_id', '=', id)
          .execute();
        const addresses = await db
          .selectFrom('member_network_addresses')
          .select(['what', 'network_address as address', 'at'])
          .where('site_id', '=', siteId)
          .where('member_id', '=', id)
          .orderBy('at', 'desc')
          .execute();
        const saved = await addressesOfMember(db, siteId, id);
        const feed = await db
          .selectFrom('member_feeds')
          .select('created_at as since')
          .where('site_id', '=', siteId)
          .where('member_id', '=', id)
          .executeTakeFirst();
        return {
          ...member,
          plans: plans.map(({ startedAt, endsAt, ...plan }) => ({
            ...plan,
            startedAt: startedAt.toISOString(),
            endsAt: endsAt?.toISOString() ?? null,
          })),
          joinedAt: joinedAt.toISOString(),
          verifiedAt: verifiedAt?.toISOString() ?? null,
          personalFeedSince: feed?.since.toISOString() ?? null,
          sessions: sessions.map(({ device, at }) => ({ device, signedInAt: at.toISOString() })),
          networkAddresses: addresses.map(({ at, ...each }) => ({ ...each, at: at.toISOString() })),
          savedAddresses: saved.map(({ address, isDefault }) => ({ ...address, isDefault })),
          passkeys: passkeys.map(({ at, ...passkey }) => ({ ...passkey, addedAt: at.toISOString() })),
        };
      }),
    );
  },
  async erase(trx, _services, { siteId, emailKeys }) {
    if (emailKeys.length === 0) return;
    // Sessions, links, plans, network addresses, saved addresses, the feed address, history and what runs remember go with the member.
    await trx
      .deleteFrom('members')
      .where('site_id', '=', siteId)
      .where('email_key', 'in', emailKeys)
      .execute();
    await trx
      .deleteFrom('member_invitations')
      .where('site_id', '=', siteId)
      .where('email_key', 'in', emailKeys)
      .execute();
  },
};
