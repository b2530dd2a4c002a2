import type { Specs } from '../catalogue/spec-text.ts';

/** What the expansion makes of the catalogue: rows of the database, but for ids of pictures. */
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
  categoryId: number;
  brandId: number;
  nameFa: string;
  nameEn: string;
  slug: string;
  descriptionHtml: string;
  seoDescription: string;
  seoKeywords: string;
  popularity: number;
  /** Tenths of a star. */
  rating: number;
  ratingCount: number;
  createdAt: Date;
  /** How often each variant's price is told to have changed before. */
  priceChanges: number;
  specs: Specs;
  /** Names of the drawings, the list picture first. */
  pictures: string[];
  variants: ShopVariant[];
}
