import { call } from '#panel/client.ts';
import type { PostAuthor, PostCategory } from '#panel/posts/calls.ts';
import { queries } from '#panel/queries.ts';

export type TermKind = 'category' | 'author';
/** What both kinds have; `text` is a category's description or what is said about an author. */
export interface Term {
  id: number;
  revision: number;
  title: string;
  slug: string;
  text: string;
  /** An author's; '' and none of a category. */
  role: string;
  image: string;
  links: readonly string[];
  postCount: number;
}

export const termOfCategory = ({ description, ...rest }: PostCategory): Term => ({
  ...rest,
  text: description,
  role: '',
  image: '',
  links: [],
});
export const termOfAuthor = ({ about, ...rest }: PostAuthor): Term => ({ ...rest, text: about });

const names: Readonly<Record<TermKind, string>> = { category: 'Category', author: 'Author' };

/** Also after a refusal: somebody else may have been faster. */
const reread = () => queries.invalidateQueries({ queryKey: ['posts'] });

export interface TermValues {
  title: string;
  slug: string;
  text: string;
  role: string;
  image: string;
  /** One a line. */
  links: string;
}

const none = { title: '', slug: '', text: '', role: '', image: '', links: [] };

/** What the form shows of a term; null: a new one. */
export function valuesOf(term: Term | null): TermValues {
  const { title, slug, text, role, image, links } = term ?? none;
  return { title, slug, text, role, image, links: links.join('\n') };
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** @param term null: a new one. @param position of a new category, after the others */
export async function saveTerm(
  kind: TermKind,
  term: (Term & { position?: number }) | null,
  { text, role, image, links, ...values }: TermValues,
  position: number,
): Promise<Pick<Term, 'slug'>> {
  const own =
    kind === 'category'
      ? { description: text, position: term?.position ?? position }
      : { about: text, role, image, links: linesOf(links) };
  return call<Pick<Term, 'slug'>>(`Save-Post-${names[kind]}`, {
    ...values,
    ...own,
    ...(term && { id: term.id, revision: term.revision }),
  }).finally(reread);
}

export async function removeTerm(kind: TermKind, { id, revision }: Term): Promise<void> {
  await call(`Remove-Post-${names[kind]}`, { id, revision }).finally(reread);
}
