/** What makes an area or a plan of a walked site. */
export const areaNamed = (name: string) => ({ name, isForAllMembers: false, documentIds: [], fileIds: [] });

/** A free one that everybody may join. */
export const planNamed = (name: string) => ({
  name,
  description: '',
  benefits: [],
  areaIds: [],
  visibility: 'public',
  isOpen: true,
  opensAt: null,
  closesAt: null,
  places: null,
  price: { kind: 'free' },
  image: null,
});
