import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { panelErrors, panelXsrfHeader, type Permission } from '#lib/contract/permissions.ts';
import { isSame } from '#lib/rules/signature.ts';
import { ShopError } from '#server/errors.ts';
import { refuseOtherSites } from '#server/http/origin.ts';
import type { PanelCookies } from '#server/http/panel-cookies.ts';
import { note } from '#server/http/request-log.ts';
import { httpTexts } from '#server/http/texts.ts';
import type { PanelSession, PanelSessionService } from '#server/modules/staff/session-service.ts';

/**
 * Who may make a call: staff with this permission; `signed-in`: all staff; `session`: also those who still have to set up
 * their second step; `open`: anyone, to sign in.
 */
export type StaffAccess = Permission | 'signed-in' | 'session' | 'open';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of every `Admin/` call: who may make it; of several permissions any. */
    staff?: StaffAccess | readonly Permission[];
    /** Of dangerous ones: open for ten minutes after sign-in or `Admin/Confirm-Identity`. */
    asksAgain?: boolean;
    /** Of the call that answers the XSRF value. It must change nothing. */
    withoutXsrf?: boolean;
  }
  interface FastifyRequest {
    /** Set before the body of an `Admin/` call is read, unless the call is open. */
    panelSession: PanelSession | null;
  }
}

/** What the documentation says of every call with a session of the panel. */
export const ofStaff = { tags: ['admin'], security: [{ panel: [], xsrf: [] }] };

/** Paths of the panel's calls. */
const ofPanel = /^\/api\/admin\//i;

const refuse = (code: string, message: string, permission?: Permission): ShopError =>
  new ShopError(403, code, message, permission && { fields: { permission } });

/** A call without a declaration would be open to anyone: the service does not start. */
function requireDeclaration({ url, config }: RouteOptions): void {
  if (!ofPanel.test(url) || config?.staff !== undefined) return;
  throw new Error(`${url} declares no permission (config.staff, server/http/staff.ts).`);
}

interface Needs {
  readonly sessions: Pick<PanelSessionService, 'read' | 'xsrfOf'>;
  readonly cookies: Pick<PanelCookies, 'session'>;
}

/** Lets none but permitted staff make `Admin/` calls; refuses others before the body is read. A bearer counts for nothing. */
export function guardPanel(app: FastifyInstance, { sessions, cookies }: Needs): void {
  app.decorateRequest('panelSession', null);
  app.addHook('onRoute', requireDeclaration);

  async function sessionOf(request: FastifyRequest): Promise<PanelSession> {
    const token = cookies.session(request);
    const session = token === null ? null : await sessions.read(token);
    if (session) return session;
    throw new ShopError(401, panelErrors.session, httpTexts.signInFirst);
  }

  function requireXsrf(request: FastifyRequest, session: PanelSession): void {
    const given = request.headers[panelXsrfHeader];
    if (typeof given === 'string' && isSame(given, sessions.xsrfOf(session.id))) return;
    throw refuse(panelErrors.xsrf, httpTexts.forbidden);
  }

  app.addHook('onRequest', async (request, reply) => {
    const { staff: access, asksAgain, withoutXsrf } = request.routeOptions.config;
    if (access === undefined) return;
    reply.header('cache-control', 'private, no-store');
    refuseOtherSites(request);
    if (access === 'open') return;
    const session = await sessionOf(request);
    note(request, { memberId: session.memberId });
    if (!withoutXsrf) requireXsrf(request, session);
    if (access !== 'session') requireAccess(session, access);
    if (asksAgain) requireConfirmed(session);
    request.panelSession = session;
  });
}

/**
 * For what a call does only with some bodies; others have `asksAgain`.
 * @throws {ShopError} 403 `CONFIRM_IDENTITY`
 */
export function requireConfirmed({ isConfirmed }: Pick<PanelSession, 'isConfirmed'>): void {
  if (!isConfirmed) throw refuse(panelErrors.confirm, httpTexts.confirmFirst);
}

function requireAccess(
  session: PanelSession,
  access: Exclude<StaffAccess, 'session' | 'open'> | readonly Permission[],
): void {
  if (session.totp === 'needed') throw refuse(panelErrors.totpSetup, httpTexts.totpFirst);
  if (access === 'signed-in') return;
  requireOneOf(session, typeof access === 'string' ? [access] : access);
}

/** @throws {ShopError} 403 `PERMISSION`, which names the first */
function requireOneOf({ permissions }: PanelSession, asked: readonly Permission[]): void {
  if (asked.some((each) => permissions.includes(each))) return;
  throw refuse(panelErrors.permission, httpTexts.noPermission, asked[0]);
}

/**
 * The session of the panel that makes the call.
 * @throws {Error} on a route that is open
 */
export function panelSession(request: FastifyRequest): PanelSession {
  const { panelSession: session } = request;
  if (session) return session;
  throw new Error('This call has no session of the panel.');
}

/** The member id of the staff who make the call. */
export const staffId = (request: FastifyRequest): number => panelSession(request).memberId;

/**
 * For what a call does only with some bodies.
 * @throws {ShopError} 403 `PERMISSION`
 */
export function alsoRequire(request: FastifyRequest, ...needed: readonly Permission[]): void {
  for (const permission of needed) requireOneOf(panelSession(request), [permission]);
}
