import type { Specs } from '../catalogue/spec-text.ts';

/** Result of the expansion: database rows, except for image ids. */
export interface ShopVariant {
  colour: { title: string; hex: string } | null;
  storage: string | null;
  size: string | null;
  guarantee: string;
  availability: number;
  /** Toman. */
  price: number | null;
  oldPrice: number | null;
  insurancePrice: number | null;
  stock: number;
  maxPerOrder: number;
  imageIndex: number;
}

export interface ShopProduct {
  id: number;
  /** The first of the products that are versions of the same model. */
  modelId: number | null;
  categoryId: number;
  brandId: number;
  nameFa: string;
  nameEn: string;
  shortName: string;
  slug: string;
  descriptionHtml: string;
  seoKeywords: string;
  popularity: number;
  /** Tenths of a star. */
  rating: number;
  ratingCount: number;
  createdAt: Date;
  /** Number of past price changes of each variant. */
  priceChanges: number;
  specs: Specs;
  /** Names of the drawings, the list image first. */
  pictures: string[];
  variants: ShopVariant[];
}
