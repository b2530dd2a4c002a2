import { createHash } from 'node:crypto';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import dynamicIconImports from 'lucide-react/dynamicIconImports.mjs';
import { goodsIconNames } from '#components/ui/goods-icon-names.ts';
import { iconNames, type IconName } from '#components/ui/icon-names.ts';
import { brandNames, networkNames } from '#components/ui/mark-names.ts';
import { marks } from './marks.ts';

const inner = /^<svg[^>]*>(.*)<\/svg>$/s;

const logo =
  '<path fill="#febc35" d="M16 1.5C20 8 29 13.2 29 22.2 29 29.6 23.2 34.5 16 34.5S3 29.6 3 22.2C3 13.2 12 8 16 1.5Z"/>' +
  '<ellipse fill="#5a3703" cx="17.6" cy="23" rx="4.2" ry="3" transform="rotate(-28 17.6 23)"/>' +
  '<path d="M9 21.5c.4-3.2 2.2-5.6 4.2-7.8" fill="none" stroke="#fff" stroke-width="2.2" stroke-linecap="round" opacity=".75"/>';

/** Icons with a direction: drawn for left to right, mirrored for our pages. */
const turned = new Set<IconName>(['arrow-down-wide-narrow', 'log-in', 'truck']);

const turn = (body: string): string => `<g transform="matrix(-1 0 0 1 24 0)">${body}</g>`;

async function stroked(name: IconName): Promise<string> {
  const { default: icon } = await dynamicIconImports[name]();
  const body = inner.exec(renderToStaticMarkup(createElement(icon)))?.[1] ?? '';
  const short = body.replaceAll(/><\/(?:path|circle|rect|line|ellipse|polyline)>/g, '/>');
  return symbol(name, turned.has(name) ? turn(short) : short);
}

const filled = (name: keyof typeof marks): string =>
  symbol(name, `<path fill-rule="evenodd" d="${marks[name]}"/>`);

const symbol = (id: string, body: string, box = '0 0 24 24'): string =>
  `<symbol id="${id}" viewBox="${box}">${body}</symbol>`;

const sprite = (symbols: string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;

interface Sprite {
  /** Below `public/`; a changed drawing gets another name, so browsers may cache it forever. */
  path: string;
  text: string;
}

function named(name: string, text: string): Sprite {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return { path: `/${name}-${hash}.svg`, text };
}

/** The shop's sprites: interface icons, product categories, and brands. */
export interface Sprites {
  icons: Sprite;
  goods: Sprite;
  brands: Sprite;
}

export async function drawSprites(): Promise<Sprites> {
  const ofGoods = new Set<IconName>(goodsIconNames);
  const icons = await Promise.all(iconNames.filter((name) => !ofGoods.has(name)).map(stroked));
  const goods = await Promise.all(goodsIconNames.map(stroked));
  const others = [...networkNames.map(filled), symbol('logo', logo, '0 0 32 36')];
  return {
    icons: named('icons', sprite([...icons, ...others])),
    goods: named('goods', sprite(goods)),
    brands: named('brands', sprite(brandNames.map(filled))),
  };
}
