import { blogListAnswer } from '#lib/contract/blog.ts';
import { availabilityCodes } from '#lib/contract/codes.ts';
import { getDetailAnswer, getListAnswer, type ProductCard } from '#lib/contract/product.ts';

/** Answer of a call to the service. */
export async function post(
  service: string,
  call: string,
  body: object,
  headers: object = {},
): Promise<unknown> {
  const answer = await fetch(`${service}/api/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return answer.json();
}

export const listed = async (service: string, body: object) =>
  getListAnswer.parse(await post(service, 'Product/Get-List', body));

export const detail = async (service: string, code: number) =>
  getDetailAnswer.parse(await post(service, 'Product/Get-Detail', { WebsiteCode: code }));

/** Posts of the magazine, newest first. */
export const articles = async (service: string) =>
  blogListAnswer.parse(await post(service, 'blog/get-list', {})).items;

export const forSale = ({ availability }: ProductCard): boolean =>
  availability === availabilityCodes.available;
