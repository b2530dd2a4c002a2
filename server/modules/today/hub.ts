import { waitingKinds, waitingPermissions } from '#lib/contract/panel-hub.ts';
import type { PanelHubPart } from '#server/hub/panel-part.ts';
import type { WaitingNews } from '#server/modules/today/waiting-job.ts';

/** Notifies staff of how much waits, after each change. */
export const todayHub =
  (news: Pick<WaitingNews, 'onCounted'>): PanelHubPart =>
  (to) => {
    const staff = new Map(waitingKinds.map((kind) => [kind, to(waitingPermissions[kind])]));
    news.onCounted((kind, { count, at }) => {
      staff.get(kind)?.send('UpdateWaitingEvent', kind, count, at);
    });
  };
