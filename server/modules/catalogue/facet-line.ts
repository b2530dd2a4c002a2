import { type SQL, sql } from 'drizzle-orm';
import { availabilitySql } from '#server/db/availability.ts';
import { reducedMark } from '#server/db/offers-sql.ts';

const { available, discontinued } = availabilitySql;

/**
 * The filter values of a listed product are stored with its listing as a line of numbers: product id, brand
 * id, model (0 without one), price in toman (0 when none is shown), marks, and then three groups, each preceded by its length:
 * terms, colours as 0xRRGGBB, and pairs of a range attribute's id and its number. A term is the id of an
 * option, or for a switch that is on, the negative id of the attribute. The lines of a list are read as one
 * text and scanned once, many times faster than joining or grouping its rows.
 */
export const marks = { buyable: 1, reduced: reducedMark } as const;

/**
 * SQL for the line of product `p` with its default variant `d` (state, price, old_price). Filter attributes
 * only.
 */
export function lineOf(p: SQL, d: SQL): SQL {
  return sql`(
    select concat_ws(',', ${p}.id, ${p}.brand_id, coalesce(${p}.model_id, 0), coalesce(${d}.price, 0),
      case when ${d}.state = ${available} then ${marks.buyable} else 0 end
        + case when ${d}.old_price is not null or sold.reduced then ${marks.reduced} else 0 end,
      cardinality(chosen.terms), nullif(array_to_string(chosen.terms, ','), ''),
      cardinality(hues.colours), nullif(array_to_string(hues.colours, ','), ''),
      measured.count, measured.pairs)
    from (
      select coalesce(bool_or(v.old_price is not null), false) as reduced
      from variant_state v where v.product_id = ${p}.id and v.state = ${available}
    ) sold, (
      select array(
        select distinct ('x' || substr(v.colour_hex, 2))::bit(24)::int
        from variant_state v
        where v.product_id = ${p}.id and v.state <> ${discontinued} and v.colour_title is not null
          and v.colour_hex ~ '^#[0-9A-Fa-f]{6}$'
        order by 1) as colours
    ) hues, (
      select array(
        select distinct case a.kind when 'choice' then v.option_id else -a.id end
        from product_attribute v join attribute a on a.id = v.attribute_id
        where v.product_id = ${p}.id and a.is_filter
          and (a.kind = 'choice' and v.option_id is not null or a.kind = 'switch' and v.boolean_value)
        order by 1) as terms
    ) chosen, (
      select count(*) as count, string_agg(n.id || ',' || n.number, ',' order by n.id) as pairs
      from (
        select distinct on (a.id) a.id, v.number_value as number
        from product_attribute v join attribute a on a.id = v.attribute_id
        where v.product_id = ${p}.id and a.is_filter and a.kind = 'range'
          and v.number_value > '-infinity' and v.number_value < 'infinity'
        order by a.id, v.position
      ) n
    ) measured)`;
}

/** A product's facets during a scan: one object is reused for all lines. */
export interface Facets {
  product: number;
  brand: number;
  /** Versions of one model have the same; 0 without others. */
  model: number;
  /** Toman; 0 when none is shown. */
  price: number;
  buyable: boolean;
  reduced: boolean;
  eachTerm(visit: (term: number) => void): void;
  eachColour(visit: (colour: number) => void): void;
  eachRange(visit: (attribute: number, value: number) => void): void;
}

/** Visits the comma-separated lines of a list in order. */
export function eachLine(lines: string, visit: (facets: Facets) => void): void {
  const numbers: number[] = JSON.parse(`[${lines}]`);
  const line = new Line(numbers);
  while (line.next()) visit(line);
}

class Line implements Facets {
  product = 0;
  brand = 0;
  model = 0;
  price = 0;
  buyable = false;
  reduced = false;
  readonly #numbers: readonly number[];
  #terms = 0;
  #colours = 0;
  #ranges = 0;
  #end = 0;

  constructor(numbers: readonly number[]) {
    this.#numbers = numbers;
  }

  /** Moves to the next line; false after the last. */
  next(): boolean {
    const from = this.#end;
    if (from >= this.#numbers.length) return false;
    this.product = this.#at(from);
    this.brand = this.#at(from + 1);
    this.model = this.#at(from + 2);
    this.price = this.#at(from + 3);
    this.buyable = (this.#at(from + 4) & marks.buyable) !== 0;
    this.reduced = (this.#at(from + 4) & marks.reduced) !== 0;
    this.#terms = from + 5;
    this.#colours = this.#terms + 1 + this.#at(this.#terms);
    this.#ranges = this.#colours + 1 + this.#at(this.#colours);
    this.#end = this.#ranges + 1 + 2 * this.#at(this.#ranges);
    return true;
  }

  eachTerm(visit: (term: number) => void): void {
    for (let at = this.#terms + 1; at < this.#colours; at += 1) visit(this.#at(at));
  }

  eachColour(visit: (colour: number) => void): void {
    for (let at = this.#colours + 1; at < this.#ranges; at += 1) visit(this.#at(at));
  }

  eachRange(visit: (attribute: number, value: number) => void): void {
    for (let at = this.#ranges + 1; at < this.#end; at += 2) visit(this.#at(at), this.#at(at + 1));
  }

  #at(place: number): number {
    return this.#numbers[place] ?? 0;
  }
}
