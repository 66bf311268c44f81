import type { PixelProduct } from '#domain/pixel/pixel-on-page.ts';
import { z } from 'zod';
import type { SentCart } from '#domain/carts/cart-facade.ts';
import { STORE_PRODUCT_TYPES } from '#domain/products/product-types.ts';
import { idSchema } from '#domain/validation/id-schema.ts';
import { defineEndpoint } from './endpoint.ts';

/**
 * How much is in the cart of this browser. The runtime asks once where the browser says that it has one, for the header
 * (ORD-06).
 */
export const getCartCount = defineEndpoint({
  method: 'GET',
  path: '/api/cart',
  host: 'site',
  access: { kind: 'public' },
  feature: 'commerce',
  output: z.object({ count: z.int().min(0) }),
});

const shippingOptionSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  priceCents: z.int(),
  deliveryEstimate: z.string(),
  isPickup: z.boolean(),
});

const couponSchema = z.object({ code: z.string() });

const sentCartSchema: z.ZodType<SentCart> = z
  .object({
    id: z.string(),
    websiteId: z.string(),
    orderId: z.string(),
    created: z.int(),
    isPurchased: z.boolean(),
    entries: z.array(
      z.object({
        id: z.string(),
        productId: z.string(),
        variantId: z.string(),
        sku: z.string(),
        title: z.string(),
        optionValues: z.array(z.object({ optionName: z.string(), value: z.string() })),
        quantity: z.int(),
        unitPriceCents: z.int(),
        lineTotalCents: z.int(),
        image: z.object({ url: z.string(), width: z.int(), height: z.int(), altText: z.string() }).nullable(),
        productType: z.enum(STORE_PRODUCT_TYPES),
        formAnswers: z.array(z.object({ label: z.string(), answer: z.string() })),
        subscriptionPlan: z.null(),
        path: z.string().nullable(),
        problem: z.string().nullable(),
      }),
    ),
    shippingOptions: z.array(shippingOptionSchema),
    applicableTaxRules: z.array(
      z.object({ id: z.string(), name: z.string(), rate: z.int(), amountCents: z.int() }),
    ),
    coupons: z.array(couponSchema),
    validCoupons: z.array(couponSchema),
    invalidCoupons: z.array(couponSchema.extend({ reason: z.string() })),
    selectedShippingOption: shippingOptionSchema.nullable(),
    shippingLocation: z
      .object({ country: z.string(), region: z.string().nullable(), postalCode: z.string().nullable() })
      .nullable(),
    subtotalCents: z.int(),
    taxCents: z.int(),
    shippingCostCents: z.int(),
    discountCents: z.int(),
    grandTotalCents: z.int(),
    totalQuantity: z.int(),
    subtotalAmount: z.object({ value: z.string(), currency: z.string() }),
    hasDigital: z.boolean(),
    purelyDigital: z.boolean(),
    requiresShipping: z.boolean(),
  })
  .partial();

/** The cart of this browser for scripts of the site's owner, who ask for it themselves (COMM-61 to COMM-87). */
export const getCart = defineEndpoint({
  method: 'GET',
  path: '/api/cart/facade',
  host: 'site',
  access: { kind: 'public' },
  feature: 'commerce',
  query: z.object({
    /** Of the page (BCP 47). */
    language: z.string().max(35).default('en'),
  }),
  output: sentCartSchema,
  rateLimit: 120,
});

const productStockSchema = z.object({
  variants: z.array(z.object({ id: z.string(), isInStock: z.boolean(), text: z.string() })),
});
export type ProductStock = z.infer<typeof productStockSchema>;

/**
 * Which of the counted variants of a product can be had now, with what its page says of them: pages are kept, and follow
 * within seconds (ORD-91).
 */
export const getProductStock = defineEndpoint({
  method: 'GET',
  path: '/api/stock',
  host: 'site',
  access: { kind: 'public' },
  feature: 'commerce',
  query: z.object({
    product: idSchema<'document'>(),
    /** Of the page (BCP 47). */
    language: z.string().max(35).default('en'),
  }),
  output: productStockSchema,
});

/** What a script that puts a product into the cart is told, in the words of the site. */
export type AddedToCart = {
  /** Pieces in the cart, for the header. */
  readonly count: number;
  readonly isAdded: boolean;
  readonly text: string;
  /** The way to the cart, in words. */
  readonly toCart: string;
  /** Where the page leads on to: with an express checkout, which has no cart page (ORD-27), and to what a product asks (ORD-03). */
  readonly to?: string;
  /** What was added, for those whom the page tells of it (CENS-71). */
  readonly product?: PixelProduct;
};

/** What it is told where the shop takes nothing at all, with status 503 (ORD-29). */
export type RefusedByShop = { readonly errors: { readonly cart: string } };
