import { z } from 'zod';
import { errorBody } from '#lib/contract/errors.ts';
import {
  adminAttribute,
  adminBrand,
  adminCategory,
  adminLanding,
  attributesAnswer,
  brandsAnswer,
  categoriesAnswer,
  landingsAnswer,
  listAttributesBody,
  listLandingsBody,
  moveCategoryBody,
  removeOneBody,
  saveAttributeBody,
  saveBrandBody,
  saveCategoryBody,
  saveLandingBody,
} from '#lib/contract/goods-tree.ts';
import { type Api, errors, longText } from '#server/http/api.ts';
import { ofStaff, staffId } from '#server/http/staff.ts';
import type { AttributeService } from '#server/modules/goods-tree/attribute-service.ts';
import type { BrandService } from '#server/modules/goods-tree/brand-service.ts';
import type { CategoryService } from '#server/modules/goods-tree/category-service.ts';
import type { LandingService } from '#server/modules/goods-tree/landing-service.ts';

interface Services {
  readonly categories: CategoryService;
  readonly brands: BrandService;
  readonly attributes: AttributeService;
  readonly landings: LandingService;
}

/** The answer of a stale change. */
const stale = (now: z.ZodType) => errorBody.extend({ now: now.optional() });

export function treeRoutes(app: Api, services: Services): void {
  landingRoutes(app, services);
  const { categories, brands, attributes } = services;
  const refusals = errors(401, 403, 404, 422);

  app.post(
    '/Admin/List-Categories',
    {
      // Blocks of the home page name them.
      config: { staff: ['catalogue', 'discounts', 'appearance'] },
      schema: {
        ...ofStaff,
        summary: 'The tree of categories',
        body: z.object({}),
        response: { 200: categoriesAnswer, ...errors(401, 403, 422) },
      },
    },
    async () => categories.list(),
  );

  app.post(
    '/Admin/Save-Category',
    {
      config: { staff: 'catalogue' },
      bodyLimit: longText,
      schema: {
        ...ofStaff,
        summary: 'Creates a category, or changes one',
        description:
          '409 STALE when `revision` is outdated, with the category of now in `now`. HTML is sanitised. Products follow within seconds.',
        body: saveCategoryBody,
        response: { 200: adminCategory, ...refusals, 409: stale(adminCategory) },
      },
    },
    async (request) => categories.save(staffId(request), request.body),
  );

  app.post(
    '/Admin/Move-Category',
    {
      config: { staff: 'catalogue' },
      schema: {
        ...ofStaff,
        summary:
          'Moves a category, with all below it, to a place among the children of another one',
        description: '422 for a place below itself.',
        body: moveCategoryBody,
        response: { 200: categoriesAnswer, ...refusals, 409: stale(adminCategory) },
      },
    },
    async (request) => categories.move(staffId(request), request.body),
  );

  app.post(
    '/Admin/Remove-Category',
    {
      config: { staff: 'catalogue' },
      schema: {
        ...ofStaff,
        summary: 'Removes a category without products and children',
        description: '409 CATEGORY_USED; products of the bin count.',
        body: removeOneBody,
        response: { 200: categoriesAnswer, ...refusals, 409: stale(adminCategory) },
      },
    },
    async (request) => categories.remove(staffId(request), request.body),
  );

  app.post(
    '/Admin/List-Brands',
    {
      // Blocks of the home page name them.
      config: { staff: ['catalogue', 'discounts', 'appearance'] },
      schema: {
        ...ofStaff,
        summary: 'All brands',
        body: z.object({}),
        response: { 200: brandsAnswer, ...errors(401, 403, 422) },
      },
    },
    async () => brands.list(),
  );

  app.post(
    '/Admin/Save-Brand',
    {
      config: { staff: 'catalogue' },
      bodyLimit: longText,
      schema: {
        ...ofStaff,
        summary: 'Creates a brand, or changes one',
        description: '409 STALE when `revision` is outdated, with the brand of now in `now`.',
        body: saveBrandBody,
        response: { 200: adminBrand, ...refusals, 409: stale(adminBrand) },
      },
    },
    async (request) => brands.save(staffId(request), request.body),
  );

  app.post(
    '/Admin/Remove-Brand',
    {
      config: { staff: 'catalogue' },
      schema: {
        ...ofStaff,
        summary: 'Removes a brand without products',
        description: '409 BRAND_USED.',
        body: removeOneBody,
        response: { 200: brandsAnswer, ...refusals, 409: stale(adminBrand) },
      },
    },
    async (request) => brands.remove(staffId(request), request.body),
  );

  app.post(
    '/Admin/List-Attributes',
    {
      config: { staff: 'catalogue' },
      schema: {
        ...ofStaff,
        summary: 'Attributes with their options',
        description: 'With `categoryId` those that its products are asked for, or have.',
        body: listAttributesBody,
        response: { 200: attributesAnswer, ...errors(401, 403, 422) },
      },
    },
    async (request) => attributes.list(request.body.categoryId),
  );

  app.post(
    '/Admin/Save-Attribute',
    {
      config: { staff: 'catalogue' },
      bodyLimit: longText,
      schema: {
        ...ofStaff,
        summary: 'Creates an attribute, or changes one',
        description:
          'Key and kind stay. 409 OPTION_USED when an option that products have is missing, STALE with the attribute of now in `now`.',
        body: saveAttributeBody,
        response: { 200: adminAttribute, ...refusals, 409: stale(adminAttribute) },
      },
    },
    async (request) => attributes.save(staffId(request), request.body),
  );

  app.post(
    '/Admin/Remove-Attribute',
    {
      config: { staff: 'catalogue' },
      schema: {
        ...ofStaff,
        summary: 'Removes an attribute that no product has',
        description: '409 ATTRIBUTE_USED.',
        body: removeOneBody,
        response: { 200: attributesAnswer, ...refusals, 409: stale(adminAttribute) },
      },
    },
    async (request) => attributes.remove(staffId(request), request.body),
  );
}

function landingRoutes(app: Api, { landings }: Services): void {
  const refusals = errors(401, 403, 404, 422);
  const config = { staff: 'catalogue' } as const;

  app.post(
    '/Admin/List-Landings',
    {
      config,
      schema: {
        ...ofStaff,
        summary: 'Landing pages of a category, and proposed ones',
        body: listLandingsBody,
        response: { 200: landingsAnswer, ...errors(401, 403, 422) },
      },
    },
    async (request) => landings.list(request.body.categoryId),
  );

  app.post(
    '/Admin/Save-Landing',
    {
      config,
      bodyLimit: longText,
      schema: {
        ...ofStaff,
        summary: 'Creates a landing page of a category, or changes one',
        description:
          '409 STALE when `revision` is outdated, LANDING_USED for an address or narrowing of another one. HTML is sanitised.',
        body: saveLandingBody,
        response: { 200: adminLanding, ...refusals, 409: stale(adminLanding) },
      },
    },
    async (request) => landings.save(staffId(request), request.body),
  );

  app.post(
    '/Admin/Remove-Landing',
    {
      config,
      schema: {
        ...ofStaff,
        summary: 'Removes a landing page',
        body: removeOneBody,
        response: { 200: landingsAnswer, ...refusals, 409: stale(adminLanding) },
      },
    },
    async (request) => landings.remove(staffId(request), request.body),
  );
}
