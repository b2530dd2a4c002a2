import { z } from 'zod';
import {
  brandPart,
  feedPart,
  measuringPart,
  saveBrandBody,
  saveFeedsBody,
  saveMeasuringBody,
  saveSellingBody,
  saveShopBody,
  sellingPart,
  shopPart,
  staleBrand,
  staleFeeds,
  staleMeasuring,
  staleSelling,
  staleShop,
} from '#lib/contract/settings.ts';
import { type Api, errors } from '#server/http/api.ts';
import { ofStaff, panelSession } from '#server/http/staff.ts';
import type { SettingService } from '#server/modules/setting/service.ts';

const refusals = errors(401, 403, 422);
const none = z.object({});
const stale =
  'Holds at once. 409 STALE with the values of now when `revision` is outdated; 422 with a sentence for each field.';

export function settingRoutes(app: Api, settings: SettingService): void {
  shopRoutes(app, settings);
  sellingRoutes(app, settings);
  feedSettingRoutes(app, settings);
  brandRoutes(app, settings);
  measuringRoutes(app, settings);
}

function shopRoutes(app: Api, settings: SettingService): void {
  app.post(
    '/Admin/Get-Shop-Settings',
    {
      config: { staff: 'settings' },
      schema: {
        ...ofStaff,
        summary: 'What the shop says of itself, and the seller on invoices',
        body: none,
        response: { 200: shopPart, ...refusals },
      },
    },
    async () => settings.getShop(),
  );

  app.post(
    '/Admin/Save-Shop-Settings',
    {
      config: { staff: 'settings' },
      schema: {
        ...ofStaff,
        summary: 'Replaces what the shop says of itself',
        description: stale,
        body: saveShopBody,
        response: { 200: shopPart, 409: staleShop, ...refusals },
      },
    },
    async (request) => settings.saveShop(panelSession(request), request.body),
  );
}

function sellingRoutes(app: Api, settings: SettingService): void {
  app.post(
    '/Admin/Get-Selling-Settings',
    {
      config: { staff: 'settings' },
      schema: {
        ...ofStaff,
        summary: 'VAT, ways to pay besides gateways, and the terms of sale',
        body: none,
        response: { 200: sellingPart, ...refusals },
      },
    },
    async () => settings.getSelling(),
  );

  app.post(
    '/Admin/Save-Selling-Settings',
    {
      config: { staff: 'settings' },
      schema: {
        ...ofStaff,
        summary: 'Replaces how the shop sells',
        description:
          `${stale} The number of a card is checked by its check digit; another one must be confirmed, and owners hear of it ` +
          'by SMS: 403 CONFIRM_IDENTITY.',
        body: saveSellingBody,
        response: { 200: sellingPart, 409: staleSelling, ...refusals },
      },
    },
    async (request) => settings.saveSelling(panelSession(request), request.body),
  );
}

function feedSettingRoutes(app: Api, settings: SettingService): void {
  app.post(
    '/Admin/Get-Feed-Settings',
    {
      config: { staff: 'settings' },
      schema: {
        ...ofStaff,
        summary: 'Price lists for other sites, their addresses, and the keys',
        description: '`fixed`: what the environment of the server sets, which wins.',
        body: none,
        response: { 200: feedPart, ...refusals },
      },
    },
    async () => settings.getFeeds(),
  );

  app.post(
    '/Admin/Save-Feed-Settings',
    {
      config: { staff: 'settings' },
      schema: {
        ...ofStaff,
        summary: 'Switches price lists on and off, and sets the keys',
        description: `${stale} Torob's list needs its public key.`,
        body: saveFeedsBody,
        response: { 200: feedPart, 409: staleFeeds, ...refusals },
      },
    },
    async (request) => settings.saveFeeds(panelSession(request), request.body),
  );
}

function brandRoutes(app: Api, settings: SettingService): void {
  app.post(
    '/Admin/Get-Look',
    {
      config: { staff: 'appearance' },
      schema: {
        ...ofStaff,
        summary: "The shop's own colour and logo",
        body: none,
        response: { 200: brandPart, ...refusals },
      },
    },
    async () => settings.getBrand(),
  );

  app.post(
    '/Admin/Save-Look',
    {
      config: { staff: 'appearance' },
      schema: {
        ...ofStaff,
        summary: "Replaces the shop's colour and logo",
        description: `${stale} A colour on which text cannot be read by WCAG AA is refused.`,
        body: saveBrandBody,
        response: { 200: brandPart, 409: staleBrand, ...refusals },
      },
    },
    async (request) => settings.saveBrand(panelSession(request), request.body),
  );
}

function measuringRoutes(app: Api, settings: SettingService): void {
  app.post(
    '/Admin/Get-Measuring-Settings',
    {
      config: { staff: 'settings' },
      schema: {
        ...ofStaff,
        summary: 'Codes of search engines and of tools that measure the shop',
        body: none,
        response: { 200: measuringPart, ...refusals },
      },
    },
    async () => settings.getMeasuring(),
  );

  app.post(
    '/Admin/Save-Measuring-Settings',
    {
      config: { staff: 'settings' },
      schema: {
        ...ofStaff,
        summary: 'Replaces the codes of search engines and tools',
        description: `${stale} A whole meta element may be given for a code of an engine. Pages load a tool, and their policy allows its hosts, only while its code is set.`,
        body: saveMeasuringBody,
        response: { 200: measuringPart, 409: staleMeasuring, ...refusals },
      },
    },
    async (request) => settings.saveMeasuring(panelSession(request), request.body),
  );
}
