import {
  type AttributeService,
  createAttributeService,
} from '#server/modules/goods-tree/attribute-service.ts';
import { type BrandService, createBrandService } from '#server/modules/goods-tree/brand-service.ts';
import {
  type CategoryService,
  createCategoryService,
} from '#server/modules/goods-tree/category-service.ts';
import { createLandingService } from '#server/modules/goods-tree/landing-service.ts';
import { treeRoutes } from '#server/modules/goods-tree/routes.ts';
import type { Base, Module } from '#server/modules/module.ts';

interface GoodsTree {
  readonly categories: CategoryService;
  readonly brands: BrandService;
  readonly attributes: AttributeService;
}

/** Categories, brands and attributes as staff see and change them. */
export function goodsTree({ database, events }: Base): Module<{ goodsTree: GoodsTree }> {
  const needs = { database, events };
  const services = {
    categories: createCategoryService(needs),
    brands: createBrandService(needs),
    attributes: createAttributeService(needs),
    landings: createLandingService(needs),
  };
  return { services: { goodsTree: services }, routes: (api) => treeRoutes(api, services) };
}
