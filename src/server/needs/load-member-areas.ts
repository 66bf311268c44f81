import { members } from '#messages/en/members.ts';
import { siteTranslator } from '#messages/site-translator.ts';
import { effectiveAccess, isOpenTo } from '#domain/gating/effective-access.ts';
import { isPlanSold } from '#domain/members/is-plan-sold.ts';
import type { AreaOffer } from '#domain/members/area-offer.ts';
import { planOffers, type PlanPrice } from '#domain/members/plan-price.ts';
import { offerWords } from '#domain/members/offer-words.ts';
import { loadStoreSettings } from '#server/store/queries.ts';
import { listAreaPages } from '#server/content-entries/list-area-pages.ts';
import { findMemberSettings } from '#server/members/member-settings.ts';
import type { NeedLoader } from './need-loader.ts';

/** Plans that an offer names, as access pages do (MEMB-59). */
const MAX_PLANS_NAMED = 3;

/** Member areas as whoever looks finds them: how to get in, or the way to their first page (CONT-55, MEMB-65). */
export const loadMemberAreas: NeedLoader<'memberArea'> = async (db, siteId, areaIds, _withheld, looking) => {
  if (areaIds.length === 0) return new Map();
  const { viewer, access, now } = looking;
  const translate = siteTranslator(looking.language);
  const areas = await db
    .selectFrom('member_areas')
    .select(['id', 'name'])
    .where('site_id', '=', siteId)
    .where('id', 'in', areaIds)
    .execute();
  const opening = await db
    .selectFrom('member_plan_areas as opened')
    .innerJoin('member_plans as plan', (join) =>
      join.onRef('plan.site_id', '=', 'opened.site_id').onRef('plan.id', '=', 'opened.plan_id'),
    )
    .select(['opened.area_id as areaId', 'plan.name', 'plan.price'])
    .where('opened.site_id', '=', siteId)
    .where('opened.area_id', 'in', areaIds)
    .where('plan.visibility', '=', 'public')
    .where('plan.is_open', '=', true)
    .where((where) =>
      where.or([where('plan.opens_at', 'is', null), where('plan.opens_at', '<=', new Date(now))]),
    )
    .where((where) =>
      where.or([where('plan.closes_at', 'is', null), where('plan.closes_at', '>', new Date(now))]),
    )
    .orderBy('plan.position')
    .orderBy('plan.id')
    .execute();
  const { featuresOff } = await db
    .selectFrom('sites')
    .select('features_off as featuresOff')
    .where('id', '=', siteId)
    .executeTakeFirstOrThrow();
  const pages = await listAreaPages(db, siteId, areaIds);
  const settings = await findMemberSettings(db, siteId);
  const { currency } = await loadStoreSettings(db, siteId);
  const priceOf = (price: PlanPrice) =>
    price.kind === 'free'
      ? translate(members.free)
      : planOffers(price)
          .map((offer) => translate(offerWords(offer, currency)))
          .join(', ');
  const offerOf = ({ id, name }: (typeof areas)[number]): AreaOffer => {
    const inArea = pages.filter(({ areaId }) => areaId === id);
    if (isOpenTo({ kind: 'chosen', planIds: [], areaIds: [id] }, viewer, access.areas)) {
      const first = inArea.find(({ documentId, collectionId }) =>
        isOpenTo(effectiveAccess(access, { documentId, collectionId }).rule, viewer, access.areas),
      );
      const label = translate(members.toArea, { area: name });
      const links = first === undefined ? [] : [{ href: encodeURI(first.path), label }];
      return { name, note: '', plans: [], links };
    }
    const note = translate(members.forMembers);
    if (!settings.isOn) return { name, note, plans: [], links: [] };
    const plans = opening
      .filter(({ areaId, price }) => areaId === id && isPlanSold(price, featuresOff))
      .slice(0, MAX_PLANS_NAMED)
      .map((plan) => `${plan.name} (${priceOf(plan.price)})`);
    const [first] = inArea;
    const to = first === undefined ? '' : `?to=${encodeURIComponent(encodeURI(first.path))}`;
    const ways =
      viewer.kind === 'member'
        ? plans.length === 0
          ? []
          : ([['/account/plans', members.choosePlan]] as const)
        : ([
            ['/account/login', members.signIn],
            ...(settings.whoMayJoin === 'anyone' ? ([['/account/signup', members.signUp]] as const) : []),
            ...(plans.length === 0 ? [] : ([['/account/plans', members.choosePlan]] as const)),
          ] as const);
    return {
      name,
      note,
      plans,
      links: ways.map(([href, label]) => ({ href: href + to, label: translate(label) })),
    };
  };
  return new Map(areas.map((area) => [area.id, [offerOf(area)]]));
};
