import {
  popularSearchesAnswer,
  getPageAnswer,
  getPageBody,
  homeAnswer,
  masterData,
  searchKeywordAnswer,
  searchKeywordBody,
  siteMapAnswer,
  sitemapIndexAnswer,
  sitemapPartAnswer,
  sitemapPartBody,
} from '#lib/contract/home.ts';
import { type Api, errors } from '#server/http/api.ts';
import { popularSearches } from '#server/modules/failed-search/service.ts';
import { getHome } from '#server/modules/home/blocks-service.ts';
import type { GetMasterData } from '#server/modules/home/master-service.ts';
import { getContentPage } from '#server/modules/home/service.ts';
import { getSiteMap } from '#server/modules/home/site-map-service.ts';
import { getSitemapIndex, getSitemapPart } from '#server/modules/home/sitemap-service.ts';
import { getSuggestions } from '#server/modules/search/service.ts';
import type { Base } from '#server/modules/module.ts';

const tags = ['home'];

export function homeRoutes(
  app: Api,
  { database }: Pick<Base, 'database'>,
  getMasterData: GetMasterData,
): void {
  app.get(
    '/home/get-master-data',
    {
      schema: {
        tags,
        summary: 'Menus, texts and the basket count of the visitor (X-Guid) or member',
        description: 'With a bearer, `userInfo` describes that member; without one it is null.',
        security: [{}, { bearer: [] }],
        response: { 200: masterData, ...errors(401) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return getMasterData(request.visitor.guid, await request.member());
    },
  );

  app.get(
    '/home/get-home',
    { schema: { tags, summary: 'Blocks of the home page', response: { 200: homeAnswer } } },
    async () => getHome(database),
  );

  app.get(
    '/home/get-popular-searches',
    {
      schema: {
        tags,
        summary: 'Texts that most people search for',
        response: { 200: popularSearchesAnswer },
      },
    },
    async () => popularSearches(database),
  );

  app.post(
    '/home/get-search-keyword',
    {
      schema: {
        tags,
        summary: 'Suggestions of categories, brands and products while typing',
        description:
          'At most 4 categories, 2 brands and 5 products. Matches words in any order, each by ' +
          'prefix, in Persian or English, typed with either keyboard layout, joined or apart, ' +
          'numbers in words or digits; when nothing matches, by other names, with one typing ' +
          'error per word, in Finglish or typed with the other keyboard; at last products that ' +
          'have most of the words. Ranked by the name: equal to the text, begins with it, ' +
          'contains it, contains its words; then by availability, then by popularity. Words ' +
          'such as «زیر ۱۰ میلیون» narrow the products by price.',
        body: searchKeywordBody,
        response: { 200: searchKeywordAnswer, ...errors(422) },
      },
    },
    async (request) => getSuggestions(database, request.body.name),
  );

  app.post(
    '/home/Get-Page',
    {
      schema: {
        tags,
        summary: 'A content page by its path without the leading slash',
        description: '404 with `movedTo` when the page has been renamed.',
        body: getPageBody,
        response: { 200: getPageAnswer, ...errors(404, 422) },
      },
    },
    async (request) => getContentPage(database, request.body.Name),
  );

  app.get(
    '/home/get-site-map',
    {
      schema: {
        tags,
        summary: 'Categories, brands and pages, for the site map page',
        description: 'Search engines read `get-sitemap`.',
        response: { 200: siteMapAnswer },
      },
    },
    async () => getSiteMap(database),
  );

  app.get(
    '/home/get-sitemap',
    { schema: { tags, summary: 'Parts of the sitemap', response: { 200: sitemapIndexAnswer } } },
    async () => getSitemapIndex(database),
  );

  app.post(
    '/home/get-sitemap-part',
    {
      schema: {
        tags,
        summary: 'URLs in one part of the sitemap',
        body: sitemapPartBody,
        response: { 200: sitemapPartAnswer, ...errors(404, 422) },
      },
    },
    async (request) => getSitemapPart(database, request.body.name),
  );
}
