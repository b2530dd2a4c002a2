'use client';

import { type ReactNode, useId } from 'react';
import { AddSlot, ProductHead, ProductOffer } from '#components/compare/product-head.tsx';
import { roles } from '#components/compare/roles.ts';
import { MixedText } from '#components/ui/mixed-text.tsx';
import { compareTexts } from '#lib/compare/texts.ts';
import type { ComparedFact, GetCompareAnswer } from '#lib/contract/compare.ts';
import { mostCompared } from '#lib/contract/limits.ts';
import type { CardFacts } from '#lib/product/card-facts.ts';

interface CompareTableProps {
  products: readonly CardFacts[];
  /** A last line in the head of each product, made by the server. */
  notes?: readonly ReactNode[] | undefined;
  groups: GetCompareAnswer['specifications'];
}

/**
 * Products as columns, attributes as rows. A client component, so that the page carries the data
 * next to the markup instead of the markup twice; it is interactive by links and CSS alone.
 */
export function CompareTable({ products, notes, groups }: CompareTableProps) {
  const id = useId();
  const codes = products.map(({ websiteCode }) => websiteCode);
  const free = mostCompared - products.length;
  return (
    <section className="compare" data-count={products.length} aria-labelledby={id}>
      <h2 id={id} className="sr-only">
        {compareTexts.table}
      </h2>
      {products.length > 1 ? <Tools groups={groups} isFull={free === 0} /> : null}
      <table role={roles.table}>
        <thead role={roles.group}>
          <tr role={roles.row}>
            <th scope="col" role={roles.column}>
              <span className="sr-only">{compareTexts.feature}</span>
            </th>
            {products.map((product) => (
              <ProductHead key={product.websiteCode} product={product} codes={codes} />
            ))}
            {free > 0 ? <AddSlot /> : null}
          </tr>
          <tr role={roles.row}>
            <th scope="row" role={roles.title}>
              <span>{compareTexts.offer}</span>
            </th>
            {products.map((product, at) => (
              <ProductOffer key={product.websiteCode} product={product} note={notes?.[at]} />
            ))}
          </tr>
        </thead>
        {groups.map(({ group, items }) => (
          <tbody key={group} role={roles.group}>
            <tr className="compare-group" role={roles.row}>
              <th scope="rowgroup" role={roles.title} colSpan={products.length + 1}>
                <span>{group}</span>
              </th>
            </tr>
            {items.map((fact) => (
              <Row key={`${fact.title} ${fact.values.join()}`} fact={fact} codes={codes} />
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}

interface ToolsProps {
  groups: CompareTableProps['groups'];
  /** Whether the maximum number of products is reached. */
  isFull: boolean;
}

/** Number of differing rows, and a checkbox that hides the equal ones by CSS. */
function Tools({ groups, isFull }: ToolsProps) {
  const count = groups.flatMap(({ items }) => items).filter(({ differs }) => differs).length;
  return (
    <div className="compare-tools">
      {count === 0 ? null : (
        <label className="check">
          <input type="checkbox" className="compare-only" />
          <b>{compareTexts.onlyDifferences}</b>
        </label>
      )}
      <p>{count === 0 ? compareTexts.noDifferences : compareTexts.differences(count)}</p>
      {isFull ? null : (
        <a className="link" href="#picker">
          {compareTexts.addSlot}
        </a>
      )}
    </div>
  );
}

function Row({ fact, codes }: { fact: ComparedFact; codes: readonly number[] }) {
  const { title, values, differs } = fact;
  return (
    <tr className={differs ? 'compare-differs' : undefined} role={roles.row}>
      <th scope="row" role={roles.title}>
        <span>
          {differs ? <span className="sr-only">{compareTexts.differs}</span> : null}
          <MixedText>{title}</MixedText>
        </span>
      </th>
      {codes.map((websiteCode, at) => (
        <td key={websiteCode} role={roles.cell}>
          <Value value={values[at] ?? null} />
        </td>
      ))}
    </tr>
  );
}

function Value({ value }: { value: string | null }) {
  if (value !== null) return <MixedText>{value}</MixedText>;
  return (
    <span className="text-ink-3">
      <span aria-hidden>—</span>
      <span className="sr-only">{compareTexts.unsaid}</span>
    </span>
  );
}
