import { members } from '#messages/en/members.ts';
import { siteTranslator } from '#messages/site-translator.ts';
import type { AccessRule } from '#domain/gating/access-rule.ts';
import { takesMembers, type MemberPlan } from '#domain/members/member-plan.ts';
import { planOffers } from '#domain/members/plan-price.ts';
import { findMemberSettings } from '#server/members/member-settings.ts';
import { isPlanSold } from '#domain/members/is-plan-sold.ts';
import { offerWords } from '#domain/members/offer-words.ts';
import { listPlans } from '#server/gating/plans.ts';
import { loadStoreSettings } from '#server/store/queries.ts';
import type { AccountPart } from '#site/content/account-part.ts';
import type { PublishedSite } from './published-site.ts';

/** Plans that an access page names (MEMB-59). */
const MAX_PLANS_NAMED = 3;

/**
 * How somebody gets what a rule withholds: who is not signed in signs in and comes back, or joins (MEMB-59); a member
 * sees which plans open it, which are held, and the way to change (MEMB-60).
 */
export async function accessOffer(
  published: PublishedSite,
  rule: AccessRule,
  wanted: string,
): Promise<readonly AccountPart[]> {
  const { services, site, visit, loaded } = published;
  const translate = siteTranslator(loaded.shell.settings.language);
  const settings = await findMemberSettings(services.db, site.id);
  const plans = await listPlans(services.db, site.id);
  const { currency } = await loadStoreSettings(services.db, site.id);
  const costs = ({ price }: MemberPlan) =>
    price.kind === 'free'
      ? [translate(members.free)]
      : planOffers(price).map((offer) => translate(offerWords(offer, currency)));
  const opening = plans
    .filter(
      (plan) =>
        opens(published, rule, plan) &&
        plan.visibility === 'public' &&
        isPlanSold(plan.price, site.featuresOff),
    )
    .slice(0, MAX_PLANS_NAMED);
  const to = encodeURIComponent(wanted);
  const canJoin = opening.some((plan) => takesMembers(plan, services.now()));
  const parts: AccountPart[] = [];
  if (opening.length > 0) {
    parts.push(
      { kind: 'heading', text: translate(members.opening) },
      {
        kind: 'rows',
        rows: opening.map((plan) => ({
          title: plan.name,
          note: [...costs(plan), plan.description].filter((text) => text !== '').join(' · '),
          form: null,
        })),
      },
    );
  }
  const { viewer } = visit;
  if (viewer.kind !== 'member') {
    const text = { kind: 'text', text: translate(members.onlyForMembers) } as const;
    if (!settings.isOn) return [text];
    const links = [
      { href: `/account/login?to=${to}`, label: translate(members.signIn) },
      ...(settings.whoMayJoin === 'anyone'
        ? [{ href: `/account/signup?to=${to}`, label: translate(members.signUp) }]
        : []),
      ...(canJoin ? [{ href: `/account/plans?to=${to}`, label: translate(members.choosePlan) }] : []),
    ];
    return [text, ...parts, { kind: 'links', links }];
  }
  const held = plans.filter(({ id }) => viewer.planIds.has(id)).map(({ name }) => name);
  return [
    { kind: 'text', text: translate(members.noAccess) },
    ...(held.length === 0
      ? []
      : [{ kind: 'text', text: translate(members.held, { plans: held.join(', ') }) } as const]),
    ...parts,
    {
      kind: 'links',
      links: canJoin
        ? [{ href: `/account/plans?to=${to}`, label: translate(members.choosePlan) }]
        : [{ href: '/account', label: translate(members.account) }],
    },
  ];
}

function opens({ access }: PublishedSite, rule: AccessRule, plan: MemberPlan): boolean {
  if (rule.kind !== 'chosen') return false;
  return (
    rule.planIds.includes(plan.id) ||
    rule.areaIds.some((id) => access.areas.get(id)?.planIds.includes(plan.id) === true)
  );
}
