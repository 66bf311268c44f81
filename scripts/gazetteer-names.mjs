// Names that people of the place, or their neighbours, type; the data has one name for each place.

/** Other names by country and the name in the data. */
export const OTHER_NAMES = {
  AE: { Dubai: ['دبي'], 'Abu Dhabi': ['أبوظبي'] },
  AT: { Vienna: ['Wien'] },
  BE: { Brussels: ['Bruxelles', 'Brussel'], Antwerpen: ['Antwerp', 'Anvers'], Gent: ['Ghent', 'Gand'] },
  CH: { Genève: ['Geneva', 'Genf'], Luzern: ['Lucerne'], Basel: ['Bâle'] },
  CN: { Beijing: ['Peking', '北京'], Shanghai: ['上海'], Guangzhou: ['Canton', '广州'] },
  CZ: { Prague: ['Praha', 'Prag'] },
  DE: {
    Munich: ['München'],
    Köln: ['Cologne'],
    Nürnberg: ['Nuremberg'],
    Hannover: ['Hanover'],
    Braunschweig: ['Brunswick'],
  },
  DK: { Copenhagen: ['København', 'Kopenhagen'] },
  EG: { Cairo: ['القاهرة', 'Kairo'] },
  ES: { Sevilla: ['Seville'], 'A Coruña': ['La Coruña', 'Corunna'] },
  FI: { Helsinki: ['Helsingfors'], Turku: ['Åbo'] },
  GR: { Athens: ['Αθήνα', 'Athina', 'Athen'], Thessaloníki: ['Θεσσαλονίκη', 'Salonica'] },
  HK: { 'Hong Kong': ['香港'] },
  IN: { Mumbai: ['Bombay'], Kolkata: ['Calcutta'], Chennai: ['Madras'], Bengaluru: ['Bangalore'] },
  IT: {
    Rome: ['Roma', 'Rom'],
    Milan: ['Milano', 'Mailand'],
    Naples: ['Napoli', 'Neapel'],
    Turin: ['Torino'],
    Venice: ['Venezia', 'Venedig'],
    Florence: ['Firenze', 'Florenz'],
    Genoa: ['Genova', 'Genua'],
  },
  JP: { Tokyo: ['東京'], Osaka: ['大阪'], Kyoto: ['京都'] },
  KR: { Seoul: ['서울'] },
  MX: { 'Mexico City': ['Ciudad de México'] },
  NL: { 'The Hague': ['Den Haag', "'s-Gravenhage"] },
  PL: { Warsaw: ['Warszawa', 'Warschau'], Kraków: ['Cracow', 'Krakau'], Gdańsk: ['Danzig'] },
  PT: { Lisbon: ['Lisboa', 'Lissabon'], Porto: ['Oporto'] },
  RO: { Bucharest: ['București'] },
  RS: { Belgrade: ['Beograd'] },
  RU: { Moscow: ['Москва', 'Moskva'], 'Saint Petersburg': ['Санкт-Петербург', 'St. Petersburg'] },
  SE: { Göteborg: ['Gothenburg'] },
  UA: { Kyiv: ['Kiev', 'Київ'] },
  US: { 'New York City': ['NYC'], 'Los Angeles': ['LA'] },
  VN: { 'Ho Chi Minh City': ['Saigon'] },
};

/** Letters of states where the data has numbers. */
export const REGION_LETTERS = {
  AU: { '01': 'ACT', '02': 'NSW', '03': 'NT', '04': 'QLD', '05': 'SA', '06': 'TAS', '07': 'VIC', '08': 'WA' },
  CA: {
    '01': 'AB',
    '02': 'BC',
    '03': 'MB',
    '04': 'NB',
    '05': 'NL',
    '07': 'NS',
    '08': 'ON',
    '09': 'PE',
    10: 'QC',
    11: 'SK',
    12: 'YT',
    13: 'NT',
    14: 'NU',
  },
};

/** Countries whose codes in the data are the letters themselves. */
export const HAVE_REGION_LETTERS = ['US', 'CH'];

/** Countries where ä, ö and ü are also typed as ae, oe and ue. */
export const SPELL_UMLAUTS = ['DE', 'AT', 'CH', 'LI'];
