/** A place of the gazetteer, under one of the names it is found by. */
export interface GazetteerLine {
  /** A folded name (see `foldPlaceName`), or one from a later word of it on: "york" finds New York. */
  readonly key: string;
  /** GeoNames id. */
  readonly id: string;
  readonly name: string;
  /** Letters of a state that people write after a town's name (`OR`); empty elsewhere. */
  readonly region: string;
  /** ISO 3166-1, two letters. */
  readonly country: string;
  readonly population: number;
  readonly lat: number;
  readonly lng: number;
}

/** A line of the gazetteer's file, without its end. Names hold neither tabs nor line ends. */
export function writeGazetteerLine({
  key,
  id,
  name,
  region,
  country,
  population,
  lat,
  lng,
}: GazetteerLine): string {
  return [key, id, name, region, country, population, lat, lng].join('\t');
}

/** Null for a line that is damaged. */
export function readGazetteerLine(line: string): GazetteerLine | null {
  const [key, id, name, region, country, population, lat, lng] = line.split('\t');
  if (!key || !id || !name || region === undefined || !country || !lat || !lng) return null;
  return {
    key,
    id,
    name,
    region,
    country,
    population: Number(population),
    lat: Number(lat),
    lng: Number(lng),
  };
}
