import { z } from 'zod';
import {
  bannerPart,
  getMenuBody,
  homePart,
  menuPart,
  saveBannerBody,
  saveHomeBody,
  saveMenuBody,
  saveTextsBody,
  staleBanner,
  staleHome,
  staleMenu,
  staleTexts,
  textsPart,
} from '#lib/contract/appearance.ts';
import { type Api, errors, longText } from '#server/http/api.ts';
import { ofStaff, staffId } from '#server/http/staff.ts';
import type { AppearanceService } from '#server/modules/appearance/service.ts';

const reading = errors(401, 403, 422);
const stale = 'Shown at once. 409 STALE with what is there `now` when `revision` is outdated.';

export function appearanceRoutes(app: Api, appearance: AppearanceService): void {
  homeRoutes(app, appearance);
  menuRoutes(app, appearance);
  bannerRoutes(app, appearance);
  textsRoutes(app, appearance);
}

function homeRoutes(app: Api, appearance: AppearanceService): void {
  app.post(
    '/Admin/Get-Home-Blocks',
    {
      config: { staff: 'appearance' },
      schema: {
        ...ofStaff,
        summary: 'Blocks of the home page as they are stored, hidden ones included',
        body: z.object({}),
        response: { 200: homePart, ...reading },
      },
    },
    async () => appearance.getHome(),
  );

  app.post(
    '/Admin/Save-Home-Blocks',
    {
      config: { staff: 'appearance' },
      bodyLimit: longText,
      schema: {
        ...ofStaff,
        summary: 'Replaces the blocks of the home page',
        description: `${stale} 422 for pictures, categories and brands the shop does not have.`,
        body: saveHomeBody,
        response: { 200: homePart, 409: staleHome, ...reading },
      },
    },
    async (request) => appearance.saveHome(staffId(request), request.body),
  );
}

function menuRoutes(app: Api, appearance: AppearanceService): void {
  app.post(
    '/Admin/Get-Menu',
    {
      config: { staff: 'appearance' },
      schema: {
        ...ofStaff,
        summary: 'The menu of a place with its entries in order',
        body: getMenuBody,
        response: { 200: menuPart, ...reading },
      },
    },
    async (request) => appearance.getMenu(request.body.place),
  );

  app.post(
    '/Admin/Save-Menu',
    {
      config: { staff: 'appearance' },
      bodyLimit: longText,
      schema: {
        ...ofStaff,
        summary: 'Replaces the menu of a place',
        description: `Links lead to paths of the shop or to https. ${stale}`,
        body: saveMenuBody,
        response: { 200: menuPart, 409: staleMenu, ...reading },
      },
    },
    async (request) => appearance.saveMenu(staffId(request), request.body),
  );
}

function bannerRoutes(app: Api, appearance: AppearanceService): void {
  app.post(
    '/Admin/Get-Top-Banner',
    {
      config: { staff: 'appearance' },
      schema: {
        ...ofStaff,
        summary: 'The banner above the header; null when there is none',
        body: z.object({}),
        response: { 200: bannerPart, ...reading },
      },
    },
    async () => appearance.getBanner(),
  );

  app.post(
    '/Admin/Save-Top-Banner',
    {
      config: { staff: 'appearance' },
      schema: {
        ...ofStaff,
        summary: 'Replaces the banner above the header, or takes it away',
        description: stale,
        body: saveBannerBody,
        response: { 200: bannerPart, 409: staleBanner, ...reading },
      },
    },
    async (request) => appearance.saveBanner(staffId(request), request.body),
  );
}

function textsRoutes(app: Api, appearance: AppearanceService): void {
  app.post(
    '/Admin/Get-Footer',
    {
      config: { staff: 'appearance' },
      schema: {
        ...ofStaff,
        summary: 'Texts, promises, trust badges and networks of the footer',
        description: 'Its columns are the menu `footer`, the links beside them `header`.',
        body: z.object({}),
        response: { 200: textsPart, ...reading },
      },
    },
    async () => appearance.getTexts(),
  );

  app.post(
    '/Admin/Save-Footer',
    {
      config: { staff: 'appearance' },
      bodyLimit: longText,
      schema: {
        ...ofStaff,
        summary: 'Replaces the texts of the footer',
        description: `HTML is sanitised. ${stale}`,
        body: saveTextsBody,
        response: { 200: textsPart, 409: staleTexts, ...reading },
      },
    },
    async (request) => appearance.saveTexts(staffId(request), request.body),
  );
}
