import { load } from 'cheerio';

/** How the browser goes to a gateway. */
type Way =
  | { method: 'GET'; url: string }
  | { method: 'POST'; url: string; fields: Readonly<Record<string, string>> };

/** The request that brings a browser back to the shop. */
export interface CallbackRequest {
  method: 'GET' | 'POST';
  /** As the browser requests it, the query included. */
  url: string;
  /** Of the query or the form. */
  fields: Record<string, string>;
}

type Button = 'پرداخت' | 'انصراف' | 'موجودی ناکافی' | 'بستن بدون بازگشت';

/** Goes to a gateway's page, from a page of the shop. */
export function openPayPage(
  way: Way,
  headers: Record<string, string> = { referer: 'http://localhost/' },
): Promise<Response> {
  return way.method === 'GET'
    ? fetch(way.url, { headers })
    : fetch(way.url, { method: 'POST', headers, body: new URLSearchParams(way.fields) });
}

/**
 * Presses a button of the stand-in's pay page as a browser without scripts would. Does not make the callback itself.
 * @returns null when the browser is not sent back
 */
export async function pressButton(way: Way, button: Button): Promise<CallbackRequest | null> {
  const page = await openPayPage(way);
  const $ = load(await page.text());
  const pressed = $('button').filter((_n, each) => $(each).text().trim() === button);
  const [name, value] = [pressed.attr('name'), pressed.attr('value')];
  const action = pressed.closest('form').attr('action');
  if (!name || !value || !action) throw new Error(`The page has no button «${button}».`);
  const answer = await fetch(new URL(action, page.url), {
    method: 'POST',
    body: new URLSearchParams({ [name]: value }),
    redirect: 'manual',
  });
  const location = answer.headers.get('location');
  if (location !== null) {
    const fields = Object.fromEntries(new URL(location).searchParams);
    return { method: 'GET', url: location, fields };
  }
  return returnForm(await answer.text());
}

/** The form that leads back to the shop; null when the page has none. */
function returnForm(html: string): CallbackRequest | null {
  const $ = load(html);
  const url = $('form').attr('action');
  if (url === undefined) return null;
  const inputs = $('form input[type=hidden]').get();
  const fields = inputs.map((each) => [$(each).attr('name') ?? '', $(each).attr('value') ?? '']);
  return { method: 'POST', url, fields: Object.fromEntries(fields) };
}
