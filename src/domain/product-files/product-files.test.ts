import { describe, expect, it } from 'vitest';
import { createCsvReader } from '#lib/csv-reader.ts';
import { translateEnglish } from '#messages/translator.ts';
import type { FiledProduct } from './filed-product.ts';
import { productFileReader } from './product-file-reader.ts';
import { productColumns, recognisedDialect, type ProductDialect } from './product-dialects.ts';

const STORE = { currency: 'USD', measurement: 'metric' } as const;

function read(
  csv: string,
  given: {
    store?: typeof STORE | { currency: string; measurement: 'imperial' };
    dialect?: ProductDialect;
  } = {},
) {
  const reader = createCsvReader();
  const [header = [], ...rows] = [...reader.read(csv), ...reader.end()];
  const dialect = given.dialect ?? recognisedDialect(header);
  if (dialect === null) throw new Error('whose file is it?');
  const columns = productColumns(header, dialect);
  const products = productFileReader({ dialect, header, columns, store: given.store ?? STORE });
  return {
    dialect,
    products: [...rows.flatMap((cells, at) => products.read(cells, at + 2)), ...products.end()],
  };
}
const problems = (products: readonly FiledProduct[]) =>
  products.map(({ problem }) => (problem === null ? null : translateEnglish(problem)));
const remarks = (product: FiledProduct | undefined) =>
  (product?.remarks ?? []).map((words) => translateEnglish(words));

const SHOPIFY_OLD =
  'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Option3 Name,Option3 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Fulfillment Service,Variant Price,Variant Compare At Price,Variant Requires Shipping,Variant Taxable,Variant Barcode,Image Src,Image Position,Image Alt Text,Gift Card,SEO Title,SEO Description,Variant Image,Variant Weight Unit,Status';
const SHOPIFY_NEW =
  'Title,URL handle,Description,Vendor,Product category,Type,Tags,Published on online store,Status,SKU,Barcode,Option1 name,Option1 value,Option1 Linked To,Option2 name,Option2 value,Option2 Linked To,Price,Compare-at price,Cost per item,Inventory tracker,Inventory quantity,Continue selling when out of stock,Weight value (grams),Weight unit for display,Requires shipping,Product image URL,Image position,Image alt text,Variant image URL,Gift card,SEO title,SEO description';
const SQUARESPACE =
  'Product ID [Non Editable],Variant ID [Non Editable],Product Type [Non Editable],Product Page,Product URL,Title,Description,SKU,Option Name 1,Option Value 1,Option Name 2,Option Value 2,Option Name 3,Option Value 3,Price,Sale Price,On Sale,Stock,Categories,Tags,Weight,Length,Width,Height,Visible,Hosted Image URLs';
const WOOCOMMERCE =
  'ID,Type,SKU,Name,Published,Is featured?,Visibility in catalog,Short description,Description,Date sale price starts,Date sale price ends,In stock?,Stock,Backorders allowed?,Weight (kg),Length (cm),Width (cm),Height (cm),Sale price,Regular price,Categories,Tags,Images,Parent,Attribute 1 name,Attribute 1 value(s),Attribute 1 visible,Attribute 1 global,Attribute 2 name,Attribute 2 value(s)';

describe('a file of Shopify', () => {
  const old = [
    SHOPIFY_OLD,
    'jug,Jug,<p>Pours <b>well</b>.</p>,Kiln,Jugs,"blue, new",true,Size,Small,Glaze,Blue,,,J-S,350,shopify,5,deny,manual,12.50,15.00,true,true,123,https://shop.example/2.jpg,2,From behind,false,Blue jug,Handmade.,,kg,active',
    'jug,,,,,,,,Large,,Blue,,,J-L,700.0,shopify,-2,deny,manual,20.00,20.00,true,true,,https://shop.example/1.jpg,1,In front,,,,https://shop.example/3.jpg,kg,',
    'jug,,,,,,,,,,,,,,,,,,,,,,,,https://shop.example/4.jpg,3,,,,,,,',
    'bowl,Bowl,Plain text,Kiln,,,false,Title,Default Title,,,,,,,,,continue,manual,9,,false,true,,,,,,,,,,draft',
  ].join('\n');

  it('is read by its older headers: rows of a handle are one product, pictures in their order [CRM-19]', () => {
    const { dialect, products } = read(old);
    expect(dialect).toBe('shopify');
    expect(problems(products)).toEqual([null, null]);
    expect(products.map(({ key, rows }) => [key, rows.map(({ line }) => line)])).toEqual([
      ['shopify:jug', [2, 3, 4]],
      ['shopify:bowl', [5]],
    ]);
    expect(products[0]?.content).toEqual({
      title: 'Jug',
      urlName: 'jug',
      type: 'physical',
      isVisible: true,
      isListed: true,
      brand: 'Kiln',
      description: '<p>Pours <b>well</b>.</p>',
      options: ['Size', 'Glaze'],
      variants: [
        {
          id: '',
          values: ['Small', 'Blue'],
          sku: 'J-S',
          price: 1500,
          salePrice: 1250,
          onSale: true,
          stock: 5,
          weightGrams: 350,
        },
        {
          id: '',
          values: ['Large', 'Blue'],
          sku: 'J-L',
          price: 2000,
          salePrice: 0,
          onSale: false,
          stock: 0,
          weightGrams: 700,
        },
      ],
      images: [
        { url: 'https://shop.example/1.jpg', alt: 'In front' },
        { url: 'https://shop.example/2.jpg', alt: 'From behind' },
        { url: 'https://shop.example/4.jpg', alt: '' },
        { url: 'https://shop.example/3.jpg', alt: '' },
      ],
      categories: ['Jugs'],
      tags: ['blue', 'new'],
      seoTitle: 'Blue jug',
      seoDescription: 'Handmade.',
    });
  });

  it('without options has one variant; what is sold beyond its stock is unlimited, drafts are hidden [COMM-21, COMM-32]', () => {
    expect(read(old).products[1]?.content).toMatchObject({
      type: 'service',
      isVisible: false,
      options: [],
      variants: [{ values: [], price: 900, stock: null }],
    });
  });

  it.each([
    ['active', true, true],
    ['unlisted', true, false],
    ['draft', false, true],
    ['archived', false, true],
  ])('is seen by visitors as it was there: %s [COMM-09]', (status, isVisible, isListed) => {
    const row = `jug,Jug,,,,,true,Title,Default Title,,,,,,,,,deny,manual,9,,true,true,,,,,,,,,,${status}`;
    expect(read(`${SHOPIFY_OLD}\n${row}`).products[0]?.content).toMatchObject({ isVisible, isListed });
  });

  it('is read by its newer headers [CRM-19]', () => {
    const csv = [
      SHOPIFY_NEW,
      'Jug,jug,<p>Pours</p>,Kiln,,Jugs,blue,TRUE,Active,J-S,,Size,Small,,,,,12.50,15,,shopify,5,DENY,350,g,TRUE,https://shop.example/1.jpg,1,In front,,FALSE,,',
      ',jug,,,,,,,,J-L,,,Large,,,,,20,,,shopify,3,CONTINUE,700,g,TRUE,,,,,,,',
      'Card,card,,Kiln,,,,TRUE,Active,,,Title,Default Title,,,,,50,,,,,DENY,,,FALSE,,,,,TRUE,,',
    ].join('\n');
    const { dialect, products } = read(csv);
    expect(dialect).toBe('shopify');
    expect(products.map(({ key }) => key)).toEqual(['shopify:jug', 'shopify:card']);
    expect(products[0]?.content.variants).toEqual([
      {
        id: '',
        values: ['Small'],
        sku: 'J-S',
        price: 1500,
        salePrice: 1250,
        onSale: true,
        stock: 5,
        weightGrams: 350,
      },
      {
        id: '',
        values: ['Large'],
        sku: 'J-L',
        price: 2000,
        salePrice: 0,
        onSale: false,
        stock: null,
        weightGrams: 700,
      },
    ]);
    expect(products[1]?.content).toMatchObject({
      type: 'gift-card',
      variants: [{ price: 5000, stock: null }],
    });
  });
});

describe('a file of Squarespace', () => {
  it('begins a product with its title; rows after it are variants, whether they have ids or not [CRM-19]', () => {
    const csv = [
      SQUARESPACE,
      '5f1,9a1,PHYSICAL,shop,jug,Jug,<p>Pours</p>,SQ1,Size,Small,,,,,12.50,10.00,Yes,4,"/mugs, /sale",blue,1.25,10.5,4,2,Yes,https://static.example/a.jpg https://static.example/b.jpg',
      ',9a2,,,,,,SQ2,Size,Large,,,,,20.00,0.00,No,Unlimited,,,2,0,0,0,,',
      '5f2,9a3,DIGITAL,shop,song,Song,,SQ3,,,,,,,3.00,0.00,No,Unlimited,,,0,0,0,0,Yes,',
    ].join('\n');
    const { dialect, products } = read(csv);
    expect(dialect).toBe('squarespace');
    expect(problems(products)).toEqual([null, null]);
    expect(products[0]).toMatchObject({
      key: 'squarespace:5f1',
      content: {
        urlName: 'jug',
        options: ['Size'],
        categories: ['mugs', 'sale'],
        images: [{ url: 'https://static.example/a.jpg' }, { url: 'https://static.example/b.jpg' }],
        variants: [
          {
            id: '9a1',
            values: ['Small'],
            price: 1250,
            salePrice: 1000,
            onSale: true,
            stock: 4,
            weightGrams: 1250,
            lengthTenthMm: 1050,
          },
          { id: '9a2', values: ['Large'], price: 2000, onSale: false, stock: null, weightGrams: 2000 },
        ],
      },
    });
    expect(products[1]?.content).toMatchObject({ type: 'digital', isVisible: false });
    expect(remarks(products[1])).toEqual([
      'Its files do not come along, so it is hidden. Add them, then publish it.',
    ]);
  });

  it('is in the measures of the store [COMM-109, COMM-110, COMM-112]', () => {
    const csv = `${SQUARESPACE}\n1,2,PHYSICAL,shop,jug,Jug,,,,,,,,,1,0,No,1,,,2.5,10,1.5,0,Yes,`;
    const { products } = read(csv, { store: { currency: 'USD', measurement: 'imperial' } });
    expect(products[0]?.content.variants[0]).toMatchObject({
      weightGrams: 1134,
      lengthTenthMm: 2540,
      widthTenthMm: 381,
    });
  });
});

describe('a file of WooCommerce', () => {
  const rows = [
    WOOCOMMERCE,
    '44,variable,tee,Tee,1,0,visible,Soft.,"Line one\\nLine two",,,1,,0,.5,24,1,2,,,"Clothing > Shirts, Sale",new,"https://woo.example/a.jpg, https://woo.example/b.jpg",,Color,"Blue, Red",1,1,Size,"L, S"',
    '46,simple,cap,Cap,1,0,hidden,,,,,0,,0,,,,,"16,50","18,00",,,,,Fabric,"Wool, Cotton",1,1,,',
    '73,"simple, downloadable, virtual",album,Album,1,0,visible,,,,,1,,0,,,,,,15,,,,,,,,,,',
    '76,variation,tee-red,Tee - Red,1,0,visible,,,,,1,3,0,,,,,,20,,,,tee,Color,Red,,1,Size,',
    '77,variation,tee-blue,Tee - Blue,1,0,visible,,,,,1,2,1,.7,,,,,21,,,https://woo.example/blue.jpg,id:44,Color,Blue,,1,Size,L',
    '87,grouped,set,Set,1,0,visible,,,,,1,,0,,,,,,,,,,,,,,,,',
    '90,variation,lost,Lost,1,0,visible,,,,,1,,0,,,,,,9,,,,gone,Color,Red,,,,',
  ];

  it('gathers variations by id or SKU, wherever they stand, and one for any value stands for each [CRM-19]', () => {
    const { dialect, products } = read(rows.join('\n'));
    expect(dialect).toBe('woocommerce');
    expect(products[0]).toMatchObject({
      key: 'woo:44',
      problem: null,
      content: {
        summary: 'Soft.',
        description: 'Line one\nLine two',
        options: ['Color', 'Size'],
        categories: ['Clothing', 'Shirts', 'Sale'],
        variants: [
          { id: '76', values: ['Red', 'L'], price: 2000, stock: 3, weightGrams: 500, lengthTenthMm: 2400 },
          { id: '', values: ['Red', 'S'], price: 2000, stock: 0 },
          { id: '77', values: ['Blue', 'L'], price: 2100, stock: null, weightGrams: 700 },
        ],
        images: [
          { url: 'https://woo.example/a.jpg' },
          { url: 'https://woo.example/b.jpg' },
          { url: 'https://woo.example/blue.jpg' },
        ],
      },
    });
  });

  it('keeps attributes that are no options as a list, reads prices with a comma, and lists nowhere what the shop hides', () => {
    expect(read(rows.join('\n')).products[1]?.content).toMatchObject({
      isVisible: true,
      isListed: false,
      options: [],
      description: '<ul><li>Fabric: Wool, Cotton</li></ul>',
      variants: [{ price: 1800, salePrice: 1650, onSale: true, stock: 0 }],
    });
  });

  it('says what cannot be sold here, and which product is missing [CRM-19]', () => {
    const { products } = read(rows.join('\n'));
    expect(problems(products)).toEqual([
      null,
      null,
      null,
      'Products of the type grouped cannot be sold here.',
      'Row 8: the product gone that it belongs to is not in the file. Add it, or remove the row.',
    ]);
  });
});

describe('what is wrong with a product', () => {
  const row = (fields: Record<string, string>) => {
    const header = SHOPIFY_OLD.split(',');
    return header.map((name) => fields[name] ?? '').join(',');
  };
  const first = {
    Handle: 'jug',
    Title: 'Jug',
    'Option1 Name': 'Size',
    'Option1 Value': 'S',
    'Variant Price': '1',
  };
  const one = (...all: readonly Record<string, string>[]) =>
    problems(read([SHOPIFY_OLD, ...all.map(row)].join('\n')).products)[0];

  it.each([
    [{ ...first, Title: '' }, 'This product has no title. Write one into its first row.'],
    [{ ...first, 'Variant Price': 'free' }, 'Row 2: “free” is no price in USD. Write it like 12.50.'],
    [{ ...first, 'Variant Price': '1.005' }, 'Row 2: “1.005” is no price in USD. Write it like 12.50.'],
    [{ ...first, 'Variant Price': '1000000.01' }, 'Row 2: 1000000.01 is more than a product may cost.'],
    [
      { ...first, 'Variant Inventory Qty': 'some' },
      'Row 2: “some” is no number of pieces. Write a whole number, or Unlimited.',
    ],
    [
      { ...first, 'Variant Grams': 'heavy' },
      'Row 2: “heavy” is no weight or size. Write a number like 1.25.',
    ],
    [{ ...first, 'Variant SKU': 'x'.repeat(61) }, 'Row 2: the SKU has more than 60 characters. Shorten it.'],
  ])('is said with its row and what to do [CRM-19, COMM-23, COMM-26]', (fields, said) => {
    expect(one(fields)).toBe(said);
  });

  it('is a combination that stands twice or has no value [COMM-21]', () => {
    const again = { Handle: 'jug', 'Option1 Value': 'S', 'Variant Price': '1' };
    expect(one(first, again)).toBe(
      'Row 3: another variant has the same values. Change or remove one of them.',
    );
    expect(one(first, { ...again, 'Option1 Value': '' })).toBe(
      'Row 3: there is no value for Size. Write one.',
    );
  });

  it('is the seventh option and the 251st variant [COMM-21]', () => {
    const names = (count: number) =>
      Array.from({ length: count }, (_, at) => [`Option Name ${at + 1}`, `Option Value ${at + 1}`]).flat();
    const csv = (count: number) =>
      [
        ['Product URL', 'Title', 'Price', 'Hosted Image URLs', ...names(count)].join(','),
        ['jug', 'Jug', '1', '', ...Array.from({ length: count }, (_, at) => [`O${at}`, 'x']).flat()].join(
          ',',
        ),
      ].join('\n');
    expect(problems(read(csv(6)).products)).toEqual([null]);
    expect(problems(read(csv(7)).products)).toEqual(['A product can have at most 6 options.']);
    const many = (count: number) =>
      Array.from({ length: count }, (_, at) => ({
        Handle: 'jug',
        'Option1 Value': `S${at}`,
        'Variant Price': '1',
      }));
    expect(one(first, ...many(249))).toBe(null);
    expect(one(first, ...many(250))).toBe('A product can have at most 250 variants.');
  });

  it('is taken with what is too long cut and said [CONT-190, CONT-191]', () => {
    const { products } = read(
      [SHOPIFY_OLD, row({ ...first, Type: 'c'.repeat(26), Tags: 't'.repeat(51) })].join('\n'),
    );
    expect(products[0]?.content).toMatchObject({ categories: ['c'.repeat(25)], tags: ['t'.repeat(50)] });
    expect(remarks(products[0])).toEqual([
      `“${'c'.repeat(26)}” was cut to 25 characters.`,
      `“${'t'.repeat(51)}” was cut to 50 characters.`,
    ]);
  });

  it('is not what shops write with idle zeros [COMM-20, COMM-27]', () => {
    const csv = [SHOPIFY_OLD, row({ ...first, 'Variant Price': '1200.00' })].join('\n');
    const yen = read(csv, { store: { currency: 'JPY', measurement: 'imperial' } });
    expect(yen.products[0]?.content.variants[0]?.price).toBe(1200);
  });
});
