import { listGoodsAnswer, listGoodsBody } from '#lib/contract/goods.ts';
import {
  adminProduct,
  duplicateProductBody,
  getProductBody,
  goodsCodesAnswer,
  goodsCodesBody,
  saveProductBody,
  staleProduct,
} from '#lib/contract/goods-product.ts';
import { type Api, errors, longText } from '#server/http/api.ts';
import { alsoRequire, ofStaff, staffId } from '#server/http/staff.ts';
import { permissionsOfSave } from '#server/modules/goods/field-permissions.ts';
import type { BinService } from '#server/modules/goods/bin-service.ts';
import type { ListService } from '#server/modules/goods/list-service.ts';
import type { ProductService } from '#server/modules/goods/product-service.ts';

interface Services {
  readonly lists: ListService;
  readonly products: ProductService;
  readonly bin: BinService;
}

export function goodsRoutes(app: Api, { lists, products, bin }: Services): void {
  app.post(
    '/Admin/List-Goods',
    {
      // Cards of products are put into posts.
      config: { staff: ['catalogue', 'discounts', 'content'] },
      schema: {
        ...ofStaff,
        summary: 'Products, drafts and the bin included',
        description:
          'A product whose WebsiteCode, SKU or GTIN was typed comes first, whatever the sort. `next` is the ' +
          '`after` of the next page; `total` is exact up to 1,000.',
        body: listGoodsBody,
        response: { 200: listGoodsAnswer, ...errors(401, 403, 422) },
      },
    },
    async (request) => lists.list(request.body),
  );

  app.post(
    '/Admin/Get-Product',
    {
      config: { staff: 'catalogue' },
      schema: {
        ...ofStaff,
        summary: 'A product with all that staff may change',
        body: getProductBody,
        response: { 200: adminProduct, ...errors(401, 403, 404, 422) },
      },
    },
    async (request) => products.get(request.body.websiteCode),
  );

  app.post(
    '/Admin/Save-Product',
    {
      config: { staff: 'catalogue' },
      bodyLimit: longText,
      schema: {
        ...ofStaff,
        summary: 'Creates a product, or changes the fields that are sent',
        description:
          'Without `websiteCode` it creates one from a name and a category, and `price` and `stock` of its only ' +
          'variant or `variants`; a draft unless `state` says otherwise. 409 STALE when `revision` or a ' +
          '`stockSeen` is outdated, with the product of now in `now`. `variants` is the whole list: those that ' +
          'are missing are removed. HTML is sanitised. Prices and stock need the permissions `prices` and `stock` too.',
        body: saveProductBody,
        response: { 200: adminProduct, ...errors(401, 403, 404, 422), 409: staleProduct },
      },
    },
    async (request) => {
      alsoRequire(request, ...permissionsOfSave(request.body));
      return products.save(staffId(request), request.body);
    },
  );

  app.post(
    '/Admin/Remove-Products',
    {
      config: { staff: 'catalogue' },
      schema: {
        ...ofStaff,
        summary: 'Puts products into the bin',
        description: 'They leave the shop at once, and are deleted after 30 days.',
        body: goodsCodesBody,
        response: { 200: goodsCodesAnswer, ...errors(401, 403, 422) },
      },
    },
    async (request) => ({
      websiteCodes: await bin.remove(staffId(request), request.body.websiteCodes),
    }),
  );

  app.post(
    '/Admin/Restore-Products',
    {
      config: { staff: 'catalogue' },
      schema: {
        ...ofStaff,
        summary: 'Takes products out of the bin',
        description: 'They are what they were before: published, draft or withdrawn.',
        body: goodsCodesBody,
        response: { 200: goodsCodesAnswer, ...errors(401, 403, 422) },
      },
    },
    async (request) => ({
      websiteCodes: await bin.restore(staffId(request), request.body.websiteCodes),
    }),
  );

  app.post(
    '/Admin/Duplicate-Product',
    {
      config: { staff: 'catalogue' },
      schema: {
        ...ofStaff,
        summary: 'Makes a draft like a product',
        description: 'Without its codes, and with a stock of 0.',
        body: duplicateProductBody,
        response: { 200: adminProduct, ...errors(401, 403, 404, 422) },
      },
    },
    async (request) => bin.duplicate(staffId(request), request.body.websiteCode),
  );
}
