import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { StaffChat } from '#lib/contract/admin-chat.ts';
import { paths } from '#lib/contract/paths.ts';
import { toPersianDigits } from '#lib/text/digits.ts';
import { isolateLatin } from '#lib/text/mixed-text.ts';
import { shopProductQuery } from '#panel/chat/desk-calls.ts';
import { pagePath, pageTitle, productOf } from '#panel/chat/page-title.ts';
import { chatTexts as words } from '#panel/chat/texts.ts';
import { Ltr } from '#panel/orders/parts.tsx';
import { useMay } from '#panel/session/use-me.ts';

/** A page of the shop, which opens beside the panel. */
export function PageLink({ page }: { page: { location: string; title: string } }) {
  const path = pagePath(page.location);
  const title = <bdi>{isolateLatin(pageTitle(page))}</bdi>;
  if (path === null) return title;
  return (
    <a href={path} target="_blank" rel="noopener" className="link">
      {title}
    </a>
  );
}

/** A product by its name, which opens in the shop; by its code until it is known, or once it is gone. */
function SubjectProduct({ code }: { code: number }) {
  const { data: product } = useQuery(shopProductQuery(code));
  if (!product) return <Ltr>{String(code)}</Ltr>;
  return (
    <a
      href={paths.product(product.websiteCode, product.slug)}
      target="_blank"
      rel="noopener"
      className="link"
    >
      {isolateLatin(product.nameFa)}
    </a>
  );
}

/** What a talk is about, as its visitor's browser says. */
export function Subject({ subject }: { subject: NonNullable<StaffChat['subject']> }) {
  const mayOpen = useMay('orders');
  const { type, value } = subject;
  const product = productOf({ type, value });
  if (product !== null) return <SubjectProduct code={product} />;
  if (type === 'page') return <PageLink page={{ location: value, title: '' }} />;
  const title = words.kinds.order(toPersianDigits(value));
  return mayOpen && /^\d+$/.test(value) ? (
    <Link to="/orders/$number" params={{ number: value }} className="link">
      {title}
    </Link>
  ) : (
    title
  );
}
